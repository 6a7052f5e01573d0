import { styled } from '#components/ui/styled/styled.ts';
import type { HelpEntry } from '#lib/documents/help-tree.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const List = styled('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '8' },
    rowGap: '5',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
    '& a': { display: 'inline-block', fontWeight: 'semibold', paddingBlock: '.125rem', lineHeight: '1.5' },
    '& p': { textStyle: 'sm', color: 'fg.muted' },
  },
});

interface SummedUpLinksProps {
  links: readonly HelpEntry[];
  language: Language;
  /** The products that the articles are about, by the address of an article. */
  productOf: ReadonlyMap<string, string>;
}

/** Links to articles, each with what it is about. */
export function SummedUpLinks({ links, language, productOf }: SummedUpLinksProps) {
  return (
    <List>
      {links.map(({ href, label, summary }) => (
        <li key={href} data-product={productOf.get(href)}>
          <SiteLink href={href} language={language}>
            {label}
          </SiteLink>
          {summary ? <p>{summary}</p> : null}
        </li>
      ))}
    </List>
  );
}
