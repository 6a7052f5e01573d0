import { isMap, parseDocument } from 'yaml';
import { checkUserData, isCloudConfig, type UserData } from '#lib/rules/servers/user-data.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';

/** A text for cloud-init, checked; what is refused is not repeated in the answer. */
export function readUserData(typed: string): { readonly ok: true; readonly given: UserData } | Refusal {
  const verdict = checkUserData(typed);
  if (!verdict.ok) return refused('userDataWrong');
  const line = isCloudConfig(verdict.text) && !isArchive(verdict.text) ? faultyLine(verdict.text) : null;
  if (line !== null) return refused('userDataNotYaml', { values: { line: line + emptyLinesBefore(typed) } });
  return { ok: true, given: { text: verdict.text, lines: verdict.lines } };
}

/** Lines are counted as they were typed. */
const emptyLinesBefore = (typed: string): number => (/^\uFEFF?\s*/.exec(typed.replaceAll(/\r\n?/g, '\n'))?.[0].split('\n').length ?? 1) - 1;

/** A list of texts, whose parts cloud-init takes one by one. */
const isArchive = (text: string): boolean => text.startsWith('#cloud-config-archive');

/** The first line that is not YAML, or is no map of settings; null: it is. Aliases are not followed, so that none can grow. */
function faultyLine(text: string): number | null {
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
