import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { HelpGroup } from '#lib/documents/help-tree.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { SummedUpLinks } from './centre/summed-up-links.tsx';
import { LinkList } from './link-list.tsx';

const Tree = styled('div', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '8' },
    rowGap: '10',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    '& section': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4' },
    '& .legal-texts, & .first': { gridColumn: '1/-1' },
    '& .first h3': { textStyle: 'h3', marginBottom: '3' },
    '& h3': { fontSize: '1.0625rem', lineHeight: '1.5', marginBottom: '2' },
    '& h4': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', marginTop: '3', marginBottom: '1' },
  },
});

interface SubjectTreeProps {
  groups: readonly HelpGroup[];
  legalLinks: readonly TextLink[];
  language: Language;
}

/** Every article by subject, with nested categories: the first subject with summaries, for those who begin; the legal texts last. */
export function SubjectTree({ groups, legalLinks, language }: SubjectTreeProps) {
  const { t } = useTranslation('documents');
  const below = ({ id, title, articles, groups: inner }: HelpGroup) => (
    <div key={id} id={id}>
      <h4>{title}</h4>
      <LinkList links={articles} language={language} look="compact" />
      {inner.map(below)}
    </div>
  );
  return (
    <Tree>
      {groups.map(({ id, title, articles, groups: inner }, index) => (
        <section key={id} id={id} className={index === 0 ? 'first' : undefined}>
          <h3>{title ?? t('otherArticles')}</h3>
          {index === 0 ? (
            <SummedUpLinks links={articles} language={language} />
          ) : (
            <LinkList links={articles} language={language} look="compact" />
          )}
          {inner.map(below)}
        </section>
      ))}
      {legalLinks.length > 0 ? (
        <section id="legal-texts" className="legal-texts">
          <h3>{t('legalTexts')}</h3>
          <LinkList links={legalLinks} language={language} look="compact" columns="three" />
        </section>
      ) : null}
    </Tree>
  );
}
