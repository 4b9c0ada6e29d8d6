/** What a printed answer uses of the QR code generator. */
export function qrcode(type: number, correction: "L" | "M" | "Q" | "H"): {
  addData(text: string, mode: "Byte"): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
};
