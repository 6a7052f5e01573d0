import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { isVanityPath } from '../../../lib/language/vanity-path.ts';
import { findingOf, membersNamed, type Finding } from './finding.ts';
import { knownAddresses } from './known-addresses.ts';
import { say } from '../../words/say.ts';

/** Links to pages that do not exist, and links that only work through a redirect. */
export function linkFindings(documents: readonly unknown[]): Finding[] {
  const isKnown = knownAddresses(documents);
  const moved = new Map(
    documents.flatMap((document): [string, string][] => {
      const { _type, from, to } = asRecord(document);
      return _type === 'redirect' ? [[String(from), String(to)]] : [];
    }),
  );
  return documents.flatMap((document) =>
    linksOf(document).flatMap((href) => {
      const path = href.split(/[?#]/)[0] ?? '';
      const target = moved.get(path);
      // a short address is meant to be linked
      if (target !== undefined && !isVanityPath(path))
        return [findingOf(document, 'link', say(`${href} has moved: lead straight to ${target}.`))];
      return isKnown(path) ? [] : [findingOf(document, 'link', say(`${href} leads to no page.`))];
    }),
  );
}

/** The links of a document within this site, each once. */
function linksOf(document: unknown): string[] {
  const { _type, to } = asRecord(document);
  const found = [...membersNamed(document, 'href'), ...(_type === 'redirect' ? [to] : [])];
  return [...new Set(found.filter((href): href is string => typeof href === 'string' && href.startsWith('/')))];
}
