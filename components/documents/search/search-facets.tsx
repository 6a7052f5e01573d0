import { styled } from '#components/ui/styled/styled.ts';
import { edgeFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Narrowing } from '#lib/documents/search/search-address.ts';
import type { FoundFacets } from '#lib/documents/search/search-session.ts';
import { languages } from '#lib/language/languages.ts';
import { chip, chipHover } from './chip-styles.ts';

const Facets = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    width: 'full',
    '& [role=group]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: '8.5rem minmax(0,1fr)' },
      columnGap: '3',
      rowGap: '1',
    },
    '& [role=group] > span': { textStyle: 'xs', color: 'fg.muted', paddingTop: { sm: '2' } },
    // on a phone one line each, which is pushed aside: the results come first
    '& ul': {
      display: 'flex',
      flexWrap: { base: 'nowrap', sm: 'wrap' },
      gap: '2',
      padding: '3px',
      // room for the focus ring, and none beyond the page's edge
      margin: '-3px 0 -3px -3px',
      overflowX: { base: 'auto', sm: 'visible' },
      '@media (max-width: 640.98px)': edgeFades,
      scrollbarWidth: 'none',
    },
    '& button': { ...chip, gap: '2', paddingInline: '3', whiteSpace: 'nowrap', textStyle: 'sm', cursor: 'pointer' },
    '& button:hover': chipHover,
    '& button[aria-pressed=true]': { background: 'fg', color: 'bg', borderColor: 'fg' },
    '& button small': { fontVariantNumeric: 'tabular-nums', opacity: '.75', fontSize: '.8125rem' },
  },
});

interface SearchFacetsProps {
  facets: FoundFacets;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

interface Choice {
  readonly label: string;
  readonly count: number;
  readonly narrowing: Narrowing;
  readonly chosen: boolean;
}

/** The results by kind, subject and language of the text, each with its count; a facet without a choice is left out. */
export function SearchFacets({ facets: { types, languages: counts, subjects }, narrowing, onNarrow }: SearchFacetsProps) {
  const { t } = useTranslation('document-search');
  const { type, subject, textLanguage } = narrowing;
  const groups: readonly (readonly [label: string, everything: Narrowing, choices: readonly Choice[]])[] = [
    [
      t('facets.type'),
      { type: undefined },
      (['article', 'product'] as const).map((one) => ({
        label: t(`facets.${one}`),
        count: types[one],
        narrowing: { type: one },
        chosen: type === one,
      })),
    ],
    [
      t('facets.subject'),
      { subject: undefined },
      subjects.map(({ slug, name, count }) => ({ label: name, count, narrowing: { subject: slug }, chosen: subject === slug })),
    ],
    [
      t('facets.language'),
      { textLanguage: undefined },
      languages.map((one) => ({
        label: t(`facets.${one}`),
        count: counts[one],
        narrowing: { textLanguage: one },
        chosen: textLanguage === one,
      })),
    ],
  ];
  const shown = groups
    .map(([label, everything, choices]) => [label, everything, choices.filter(({ count, chosen }) => count > 0 || chosen)] as const)
    .filter(([, , choices]) => choices.length > 1 || choices.some(({ chosen }) => chosen));
  if (shown.length === 0) return null;
  return (
    <Facets role="group" aria-label={t('facets.name')}>
      {shown.map(([label, everything, choices]) => (
        <div key={label} role="group" aria-label={label}>
          <span aria-hidden="true">{label}</span>
          <ul>
            <li>
              <button type="button" aria-pressed={!choices.some(({ chosen }) => chosen)} onClick={() => onNarrow(everything)}>
                {t('facets.any')}
              </button>
            </li>
            {choices.map((choice) => (
              <li key={choice.label}>
                <button type="button" aria-pressed={choice.chosen} onClick={() => onNarrow(choice.chosen ? everything : choice.narrowing)}>
                  {choice.label} <small>{choice.count}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Facets>
  );
}
