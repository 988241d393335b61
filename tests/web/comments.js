// Reads [[source, what is sent], …] and prints the numbers of those that are not the same program.
import { readFileSync } from "node:fs";
import ts from "../../tools/page/node_modules/typescript/lib/typescript.js";

const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, removeComments: true };
const program = (text) => ts.transpileModule(text, { compilerOptions: options }).outputText;
const pairs = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(pairs.flatMap(([source, sent], n) => (program(source) === program(sent) ? [] : [n]))));
