import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    marginBottom: '6',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '2.5rem minmax(0,1fr)', md: '2.5rem minmax(0,1fr) 8rem 12rem' },
      columnGap: '4',
      rowGap: '2',
      alignItems: 'center',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'border',
      lineHeight: '1.5',
    },
    '& .mark': {
      width: '28px',
      height: '28px',
      display: 'grid',
      placeItems: 'center',
      border: '1px dashed',
      borderColor: 'border.control',
      borderRadius: 'l1',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& .name': {
      overflowWrap: 'anywhere',
      '& b': { fontSize: '1.0625rem', fontWeight: 'semibold' },
      '& span': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    },
    '& .state': { gridColumn: { base: '2', md: 'auto' } },
    '& .price': {
      gridColumn: { base: '2', md: 'auto' },
      display: 'grid',
      justifyItems: { base: 'start', md: 'end' },
      fontVariantNumeric: 'tabular-nums',
    },
    '& .first': { fontSize: '1.125rem', fontWeight: 'semibold', '& small': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' } },
    '& .renewal': { textStyle: 'xs', color: 'fg.muted' },
  },
});

const After = styled('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > [role=note]': { width: 'full' }, '& b': { display: 'block' } },
});

interface DomainResultsProps {
  names: readonly DomainName[];
  suffixes: readonly SuffixView[];
  language: Language;
}

/** The price of each name. The registries are not queried: a name is never shown as available. */
export function DomainResults({ names, suffixes, language }: DomainResultsProps) {
  const { t } = useTranslation('domains');
  const consoleHref = useCentreAddress('console');
  const priceOf = new Map(suffixes.map((view) => [view.suffix, view]));
  return (
    <>
      <Rows>
        {names.map(({ name, suffix, ascii }) => {
          const prices = priceOf.get(suffix);
          return (
            <li key={suffix}>
              <span className="mark" aria-hidden="true">
                ?
              </span>
              <p className="name">
                <b>{name}</b>
                {ascii ? <span>{t('results.wire', { ascii })}</span> : null}
              </p>
              <p className="state">
                <Tag>{t('results.notChecked')}</Tag>
              </p>
              {prices ? (
                <p className="price">
                  <span className="first">
                    <Amount prices={prices.firstYear} language={language} notSold={t('notSold')} /> <small>{t('results.firstYear')}</small>
                  </span>
                  <span className="renewal">
                    <Amount
                      prices={prices.renewal}
                      language={language}
                      notSold={t('notSold')}
                      say={(amount) => t('results.renews', { amount })}
                    />
                  </span>
                </p>
              ) : null}
            </li>
          );
        })}
      </Rows>
      <After>
        <Note tone="info">
          <b>{t('results.noteTitle')}</b>
          {t('results.note')}
        </Note>
        <ButtonLink href={consoleHref} language={language}>
          {t('results.register')}
        </ButtonLink>
      </After>
    </>
  );
}
