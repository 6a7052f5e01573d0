import { contentApiVersion } from '#lib/content/api-version.ts';
import { readStudioMark, studioMarkName } from '#lib/content/studio-mark.ts';

/** The lake's account call, answered to the Studio's own session cookie. */
const account = `/lake/v${contentApiVersion}/users/me`;

/** Whether this browser belongs to a logged-in editor: the lake is asked; a session of hosted Sanity is the Studio's own to check. */
export async function askEditor(): Promise<boolean> {
  const mark = readStudioMark(window.localStorage.getItem(studioMarkName));
  if (mark !== 'lake') return mark === 'hosted';
  const answer = await fetch(account, { headers: { accept: 'application/json' } });
  const found: unknown = answer.ok ? await answer.json() : null;
  const isKnown = typeof found === 'object' && found !== null && 'id' in found;
  if (!isKnown) window.localStorage.removeItem(studioMarkName);
  return isKnown;
}
