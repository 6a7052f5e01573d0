import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import type { Language } from '#lib/language/languages.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';

const Tables = styled('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'repeat(3,minmax(0,1fr))' },
    '& caption': { textAlign: 'start', textStyle: 'h3', paddingBottom: '3' },
    '& thead th': {
      textStyle: 'xs',
      color: 'fg.muted',
      fontWeight: 'medium',
      borderBottom: '1px solid',
      borderColor: 'border.emphasized',
      paddingBlock: '2',
    },
    '& tbody th, & td': { borderBottom: '1px solid', borderColor: 'border', paddingBlock: '.625rem' },
    '& td, & thead th + th': { textAlign: 'end' },
    '& td:last-child': { color: 'fg.muted' },
    '& [data-amount]': { justifyContent: 'flex-end' },
  },
});

/** Every suffix with the prices of its first year and of each further one. */
export function SuffixTable({ groups, language }: { groups: readonly SuffixGroup[]; language: Language }) {
  const { t } = useTranslation('domains');
  return (
    <Tables>
      {groups.map(({ category, suffixes }) => (
        <table key={category}>
          <caption>{t(`category.${category}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.suffix')}</th>
              <th scope="col">{t('table.firstYear')}</th>
              <th scope="col">{t('table.renewal')}</th>
            </tr>
          </thead>
          <tbody>
            {suffixes.map(({ suffix, firstYear, renewal }) => (
              <tr key={suffix}>
                <th scope="row">{suffix}</th>
                <td>
                  <Amount prices={firstYear} language={language} notSold={t('notSold')} />
                </td>
                <td>
                  <Amount prices={renewal} language={language} notSold={t('notSold')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Tables>
  );
}
