import { isMap, parseDocument } from 'yaml';
import { checkUserData, isCloudConfig } from './user-data.ts';

/**
 * The first line of a `#cloud-config` that is not YAML, or is no map of settings, counted as it was typed; null: there is none, or the
 * text is of another form.
 */
export function faultyLine(typed: string): number | null {
  const verdict = checkUserData(typed);
  if (!verdict.ok || !isCloudConfig(verdict.text) || isArchive(verdict.text)) return null;
  const fault = faultAt(verdict.text);
  if (fault === null) return null;
  const lines = typed.replaceAll(/\r\n?/g, '\n');
  return lines.slice(0, lines.indexOf(verdict.text) + fault).split('\n').length;
}

/** A list of texts, whose parts cloud-init takes one by one. */
const isArchive = (text: string): boolean => text.startsWith('#cloud-config-archive');

/** Where the fault begins. Aliases are not followed, so that none can grow. */
function faultAt(text: string): number | null {
  try {
    const { errors, contents } = parseDocument(text, { logLevel: 'error' });
    const [first] = errors;
    if (first) return first.pos[0];
    return contents === null || isMap(contents) ? null : (contents.range?.[0] ?? 0);
  } catch {
    // nested so deeply that no parser follows
    return 0;
  }
}
