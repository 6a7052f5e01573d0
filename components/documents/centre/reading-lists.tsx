import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { DocumentCentreContent } from '#lib/documents/load-document-centre.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { LinkList } from '../link-list.tsx';

const Lists = styled(Container, {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '8' },
    rowGap: '10',
    paddingTop: 'section',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
    '& section': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4' },
    '& h2': { textStyle: 'h3', marginBottom: '2' },
    '& section:only-child': { gridColumn: '1/-1' },
    '& section:only-child ul': {
      display: 'grid',
      columnGap: { base: '6', lg: '8' },
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
    },
  },
});

interface ReadingListsProps {
  content: Pick<DocumentCentreContent, 'mostRead' | 'newest'>;
  language: Language;
}

/** What is read most, and what is new; the first is left out while too little was read. */
export function ReadingLists({ content: { mostRead, newest }, language }: ReadingListsProps) {
  const { t } = useTranslation('documents');
  const list = (heading: string, links: readonly TextLink[]) =>
    links.length > 0 ? (
      <section>
        <h2>{heading}</h2>
        <LinkList links={links} language={language} look="divided" />
      </section>
    ) : null;
  return (
    <Lists>
      {list(t('centre.mostRead'), mostRead)}
      {list(t('centre.newest'), newest)}
    </Lists>
  );
}
