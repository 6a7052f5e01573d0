import { isMap, parseDocument } from 'yaml';
import { checkUserData, isCloudConfig } from './user-data.ts';

/**
 * The first line of a `#cloud-config` that is not YAML, or is no map of settings, counted as it was typed; null: there is none, or the
 * text is of another form.
 */
export function faultyLine(typed: string): number | null {
  const verdict = checkUserData(typed);
  if (!verdict.ok || !isCloudConfig(verdict.text) || isArchive(verdict.text)) return null;
  const line = lineIn(verdict.text);
  return line === null ? null : line + emptyLinesBefore(typed);
}

const emptyLinesBefore = (typed: string): number => (/^\uFEFF?\s*/.exec(typed.replaceAll(/\r\n?/g, '\n'))?.[0].split('\n').length ?? 1) - 1;

/** A list of texts, whose parts cloud-init takes one by one. */
const isArchive = (text: string): boolean => text.startsWith('#cloud-config-archive');

/** Aliases are not followed, so that none can grow. */
function lineIn(text: string): number | null {
  try {
    const { errors, contents } = parseDocument(text, { logLevel: 'error' });
    const [first] = errors;
    if (first) return first.linePos?.[0].line ?? 1;
    if (contents === null || isMap(contents)) return null;
    return text.slice(0, contents.range?.[0] ?? 0).split('\n').length;
  } catch {
    // nested so deeply that no parser follows
    return 1;
  }
}
