import { findRedirect } from '../content/look-ups/find-redirect.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';

/** The answer for a path without content: a redirect of the content, else absent. */
export async function redirectOrAbsent({ source, language }: PageRequest, path: string): Promise<PageAnswer<never>> {
  const found = await findRedirect(source.ask, path, language);
  return found ? { kind: 'redirect', ...found } : { kind: 'absent' };
}
