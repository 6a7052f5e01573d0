import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { alternativesTo } from '#lib/domains/alternatives.ts';
import type { KnownDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { DomainRow, type RowActions } from './domain-row.tsx';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    marginBottom: '6',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '2.5rem minmax(0,1fr)', md: '2.5rem minmax(0,1fr) 11rem 12rem' },
      columnGap: '4',
      rowGap: '2',
      alignItems: 'start',
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
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l1',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& [data-state=free] .mark': { background: 'bg.success', color: 'fg.success', borderColor: 'fg.success' },
    '& [data-state=premium] .mark': { background: 'bg.land', color: 'fg.land', borderColor: 'border.land' },
    '& [data-state=unknown] .mark, & [data-state=asking] .mark': { borderStyle: 'dashed' },
    '& [data-state=taken] .name b': { fontWeight: 'normal', color: 'fg.muted' },
    '& .name': {
      overflowWrap: 'anywhere',
      '& b': { fontSize: '1.0625rem', fontWeight: 'semibold' },
      '& span': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
      '& .warning': {
        display: 'flex',
        gap: '2',
        alignItems: 'flex-start',
        color: 'fg.warning',
        '& svg': { flex: 'none', marginTop: '.15em' },
      },
    },
    '& .state': {
      gridColumn: { base: '2', md: 'auto' },
      display: 'grid',
      gap: '1',
      justifyItems: 'start',
      '& small': { textStyle: 'xs', color: 'fg.muted' },
    },
    '& .price': {
      gridColumn: { base: '2', md: 'auto' },
      display: 'grid',
      justifyItems: { base: 'start', md: 'end' },
      fontVariantNumeric: 'tabular-nums',
    },
    '& .first': { fontSize: '1.125rem', fontWeight: 'semibold', '& small': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' } },
    '& .renewal': { textStyle: 'xs', color: 'fg.muted' },
    '& .more': {
      gridColumn: { base: '2', md: '2 / -1' },
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '2',
      alignItems: 'center',
      textStyle: 'xs',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '& p': { width: 'full' },
    },
    '& .offers': { columnGap: '2', '& > span': { width: { base: 'full', md: 'auto' } }, '& button': { overflowWrap: 'anywhere' } },
  },
});

const After = styled('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > [role=note]': { width: 'full' }, '& b': { display: 'block' } },
});

interface DomainResultsProps extends RowActions {
  names: readonly DomainName[];
  suffixes: readonly SuffixView[];
  known: KnownDomains;
  language: Language;
}

/** Each name with its answer, as answers come: free, taken, premium or unknown, and never free unless its registrar said so. */
export function DomainResults({ names, suffixes, known, language, onRetry, onSearch }: DomainResultsProps) {
  const { t } = useTranslation('domains');
  const consoleHref = useCentreAddress('console');
  const viewOf = new Map(suffixes.map((view) => [view.suffix, view]));
  const onSale = suffixes.map(({ suffix }) => suffix);
  const searched = new Set(names.map(({ ascii }) => ascii));
  return (
    <>
      <Rows>
        {names.map((name) => {
          const answer = known.answers.get(name.ascii);
          return (
            <DomainRow
              key={name.ascii}
              name={name}
              answer={answer}
              suffix={viewOf.get(name.suffix)}
              alternatives={answer?.state === 'taken' ? alternativesTo(name, onSale, searched) : []}
              language={language}
              onRetry={onRetry}
              onSearch={onSearch}
            />
          );
        })}
      </Rows>
      <After>
        {known.example ? (
          <Note tone="warn">
            <b>{t('example.title')}</b>
            {t('example.text')}
          </Note>
        ) : null}
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
