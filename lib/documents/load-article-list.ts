import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { helpTree, type HelpGroup } from './help-tree.ts';
import { readHelp } from './read-help.ts';

export interface ArticleListContent {
  readonly groups: readonly HelpGroup[];
  readonly legalLinks: readonly TextLink[];
}

/** Loads the list of all articles, by category. Only the plain route has it. */
export async function loadArticleList(request: PageRequest, { frame }: LoadedFrame): Promise<PageAnswer<ArticleListContent>> {
  if (request.language !== 'en') return { kind: 'absent' };
  const help = await readHelp(request);
  return { kind: 'page', content: { groups: helpTree(help, request.language), legalLinks: frame.legalLinks }, changesAt: help.changesAt };
}
