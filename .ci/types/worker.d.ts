// What a service worker has that a page has not, and what the build puts in front of ours.

declare const BUILD: {
  version: string;
  lists: Record<string, string>;
  /** Of the lists of which everything is made, not of those of unlisted games. */
  sizes: Record<string, [files: number, bytes: number, firstBytes: number, askedBytes: number]>;
};

/** A list of files: their checksums by address, those that a first visit keeps, and those that questions are answered by. */
interface KeptList {
  files: Record<string, string>;
  first: string[];
  bytes: number;
  firstBytes: number;
  asked: string[];
  askedBytes: number;
}

/** How much of a list is kept. */
interface KeptState {
  kept: number;
  all: number;
  first: boolean;
  bytes: number;
  firstBytes: number;
  askedBytes: number;
  addresses: string[];
}

/** What the service worker says while it keeps everything. */
interface KeepingReply {
  failed?: true;
  full?: boolean;
  kept?: true;
  done?: number;
  all?: number;
}

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

interface MessageEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface Window {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<{ url: string; navigate(url: string): Promise<unknown> }[]> };
  skipWaiting(): Promise<void>;
  lunr: any;
  trustedTypes?: { createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string } };
}
