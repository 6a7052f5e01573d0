import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Literal {
  readonly where: string;
  /** With `place` for each expression of a template. */
  readonly text: string;
  /** Whether it is given to `say` itself. */
  readonly said: boolean;
}

/** Stands for an expression in a template. */
export const place = '\u0000';

/** Code files below a folder. */
export const codeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name));

/** Every string and template in a file of ours. */
export function literalsIn(file: string): Literal[] {
  const code = readFileSync(file, 'utf8');
  const found: Literal[] = [];
  const note = (text: string, start: number) =>
    void found.push({ where: file, text, said: /\bsay(Name)?\(\s*$/.test(code.slice(Math.max(0, start - 60), start)) });
  scan(code, 0, note);
  return found;
}

type Note = (text: string, start: number) => void;

const skipped = [/\/\*[\s\S]*?\*\//y, /\/\/[^\n]*/y] as const;
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const string = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y;

/** Reads code until the brace that closes an expression of a template, or to the end; returns where it ended. */
function scan(code: string, from: number, note: Note): number {
  let at = from;
  let depth = 0;
  const match = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    return expression.exec(code);
  };
  while (at < code.length) {
    const comment = skipped.map(match).find((each) => each !== null);
    const literal = match(string);
    if (comment) at += comment[0].length;
    else if (literal && !isApostrophe(code, at)) {
      note((literal[1] ?? literal[2] ?? '').replaceAll(String.raw`\'`, "'"), at);
      at += literal[0].length;
    } else if (code[at] === '`') at = template(code, at, note);
    else if (
      code[at] === '/' &&
      code[at + 1] !== '>' &&
      /[=(,:[!&|?{};\n]\s*$|return $/.test(code.slice(Math.max(0, at - 20), at)) &&
      match(pattern)
    )
      at += match(pattern)?.[0].length ?? 1;
    else {
      if (code[at] === '{') depth += 1;
      if (code[at] === '}' && depth-- === 0) return at + 1;
      at += 1;
    }
  }
  return at;
}

/** An apostrophe in the text of an element opens no string. */
const isApostrophe = (code: string, at: number): boolean => /[a-z]/.test(code[at - 1] ?? '');

function template(code: string, start: number, note: Note): number {
  let at = start + 1;
  let text = '';
  while (code[at] !== '`' && at < code.length) {
    if (code[at] === '\\') {
      text += code.slice(at, at + 2);
      at += 2;
    } else if (code.startsWith('${', at)) {
      text += place;
      at = scan(code, at + 2, note);
    } else {
      text += code[at];
      at += 1;
    }
  }
  note(text, start);
  return at + 1;
}
