import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { HeardAnswer, KnownDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';
import type { SearchRules } from '#lib/domains/search-rules.ts';
import type { Language } from '#lib/language/languages.ts';
import { CheckTile } from '#components/ui/controls/check-tile.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import type { AddedName } from './add-beside.ts';
import type { NameGroup } from './group-by-name.ts';
import { DomainRow, rowId, type RowActions } from './domain-row.tsx';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    marginBottom: '6',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '2.5rem minmax(0,1fr) auto', md: '2.5rem minmax(0,1fr) 10rem 11rem 8rem' },
      columnGap: '4',
      rowGap: '1',
      alignItems: 'start',
      paddingBlock: '3',
      scrollMarginTop: '6rem',
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
    '& .name + .state': {
      gridColumn: { base: '3', md: '3' },
      gridRow: '1',
      display: 'grid',
      gap: '1',
      justifyItems: { base: 'end', md: 'start' },
      textAlign: { base: 'end', md: 'start' },
      '& small': { textStyle: 'xs', color: 'fg.muted' },
    },
    '& .price': {
      gridColumn: { base: '2', md: '4' },
      display: 'grid',
      justifyItems: { base: 'start', md: 'end' },
      fontVariantNumeric: 'tabular-nums',
    },
    '& .act': { gridColumn: { base: '3', md: '5' }, justifySelf: 'end' },
    '& .first': { fontSize: '1.125rem', fontWeight: 'semibold', '& small': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' } },
    '& .renewal': { textStyle: 'xs', color: 'fg.muted' },
    '& .more': {
      gridColumn: '2 / -1',
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

const Above = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    marginBottom: '4',
    '& > [role=note]': { width: 'full' },
    '& > [role=status]:empty': { marginTop: '-4' },
    '& b': { display: 'block' },
  },
});

const After = styled('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > [role=note]': { width: 'full' }, '& b': { display: 'block' } },
});

/** With at least this many names, the available ones can be shown alone. */
const filterFrom = 6;
const ageTickMs = 10_000;

interface DomainResultsProps extends RowActions {
  names: readonly DomainName[];
  /** The same by what was asked for; null: in one list. */
  groups?: readonly NameGroup[] | null;
  suffixes: readonly SuffixView[];
  known: KnownDomains;
  /** The name that was added last: it takes the focus. */
  added: AddedName | null;
  alternativesTo: SearchRules['alternativesTo'];
  language: Language;
}

/** Each name with its answer, as answers come: free, taken, premium or unknown, and never free unless its registrar said so. */
export function DomainResults({
  names,
  groups = null,
  suffixes,
  known,
  added,
  alternativesTo,
  language,
  onRetry,
  onSearch,
}: DomainResultsProps) {
  const { t } = useTranslation('domains');
  const consoleHref = useCentreAddress('console');
  const nowMs = useNow();
  const [onlyFree, setOnlyFree] = useState(false);
  useFocusOnAdded(added, names);
  const viewOf = new Map(suffixes.map((view) => [view.suffix, view]));
  const offers = offersOf({ names, suffixes, known, alternativesTo, language });
  const canFilter = names.length >= filterFrom;
  const lists = listsOf(groups ?? [{ label: null, names }], canFilter && onlyFree ? known : null);
  return (
    <>
      <Above>
        {known.example ? (
          <Note tone="warn">
            <b>{t('example.title')}</b>
            {t('example.text')}
          </Note>
        ) : null}
        {canFilter ? (
          <CheckTile name="only-free" value="free" label={t('results.onlyFree')} checked={onlyFree} onChange={setOnlyFree} />
        ) : null}
        <p role="status">{lists.length === 0 ? t('results.noneFree') : null}</p>
      </Above>
      {lists.map(({ label, shown }) => (
        <Group key={label} label={label}>
          <Rows>
            {shown.map((name) => (
              <DomainRow
                key={name.ascii}
                name={name}
                answer={known.answers.get(name.ascii)}
                nowMs={nowMs}
                suffix={viewOf.get(name.suffix)}
                alternatives={offers.get(name.ascii) ?? []}
                language={language}
                onRetry={onRetry}
                onSearch={(offered, beside) => {
                  // it is not known yet, and would not be shown
                  setOnlyFree(false);
                  onSearch(offered, beside);
                }}
              />
            ))}
          </Rows>
        </Group>
      ))}
      <After>
        <Note tone="info">
          <b>{t('results.noteTitle')}</b>
          {t('results.note')}
        </Note>
        <ButtonLink href={consoleHref} language={language}>
          {t('results.manage')}
        </ButtonLink>
      </After>
    </>
  );
}

const Heading = styled('h3', { base: { fontSize: '1.25rem', fontWeight: 'semibold', overflowWrap: 'anywhere', marginBottom: '2' } });

/** The answers to one of several names, under that name. */
function Group({ label, children }: { label: string | null; children: ReactNode }) {
  const id = useId();
  if (label === null) return children;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{label}</Heading>
      {children}
    </section>
  );
}

/** The lists that have something to show; `known`: only what can be registered by it. */
const listsOf = (groups: readonly { readonly label: string | null; readonly names: readonly DomainName[] }[], known: KnownDomains | null) =>
  groups
    .map(({ label, names }) => ({ label, shown: names.filter(({ ascii }) => known === null || isBuyable(known.answers.get(ascii))) }))
    .filter(({ shown }) => shown.length > 0);

const isBuyable = (answer: HeardAnswer | undefined): boolean => answer?.state === 'free' || answer?.state === 'premium';

/** The instant, every ten seconds. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), ageTickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** A name that was chosen among those offered takes the focus, which was on its button. */
function useFocusOnAdded(added: AddedName | null, names: readonly DomainName[]): void {
  const seen = useRef<AddedName | null>(null);
  useEffect(() => {
    if (added === null || added === seen.current) return;
    seen.current = added;
    const row = names.find(({ name }) => name === added.name);
    if (row) document.getElementById(rowId(row.ascii))?.focus();
  }, [added, names]);
}

/** Other names by the one that is taken: of the names with the same label the first has them, so that none is offered twice. */
function offersOf({
  names,
  suffixes,
  known,
  alternativesTo,
  language,
}: Pick<DomainResultsProps, 'names' | 'suffixes' | 'known' | 'alternativesTo' | 'language'>): ReadonlyMap<string, readonly string[]> {
  const offered = suffixes.map(({ suffix, takes, asks }) => ({ suffix, takes, asks: asks.realName || asks.localPresence }));
  const searched = new Set(names.map(({ ascii }) => ascii));
  const taken = names.filter(({ ascii }) => known.answers.get(ascii)?.state === 'taken');
  const firstOfLabel = [...new Map(taken.toReversed().map((name) => [name.label, name])).values()];
  return new Map(firstOfLabel.map((name) => [name.ascii, alternativesTo(name, offered, searched, language)]));
}
