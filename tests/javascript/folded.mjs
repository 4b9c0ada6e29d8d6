// Folds the texts that it is given, on stdin.
import { text } from "node:stream/consumers";
import "../../generator/browser/kit/folding.js";

process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map((one) => fold(one))));
