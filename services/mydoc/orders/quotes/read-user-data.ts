import { faultyLine } from '#lib/rules/servers/cloud-config.ts';
import { checkUserData, type UserData } from '#lib/rules/servers/user-data.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';

/** A text for cloud-init, checked; what is refused is not repeated in the answer. */
export function readUserData(typed: string): { readonly ok: true; readonly given: UserData } | Refusal {
  const verdict = checkUserData(typed);
  if (!verdict.ok) return refused('userDataWrong');
  const line = faultyLine(typed);
  if (line !== null) return refused('userDataNotYaml', { values: { line } });
  return { ok: true, given: { text: verdict.text, lines: verdict.lines } };
}
