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
    '& tbody': { borderBottom: '1px solid', borderColor: 'border' },
    '& tbody th, & td': { paddingTop: '.625rem' },
    '& td, & thead th + th': { textAlign: 'end' },
    '& td:last-child': { color: 'fg.muted' },
    '& [data-amount]': { justifyContent: 'flex-end' },
    '& .rarer td': { textStyle: 'xs', paddingTop: '0', paddingBottom: '.625rem', '& > span': { whiteSpace: 'nowrap' } },
  },
});

/** Every suffix with its four prices, the two rarer ones below the others. */
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
          {suffixes.map(({ suffix, firstYear, renewal, transfer, restore }) => (
            <tbody key={suffix}>
              <tr>
                <th scope="row">{suffix}</th>
                <td>
                  <Amount prices={firstYear} language={language} notSold={t('notSold')} />
                </td>
                <td>
                  <Amount prices={renewal} language={language} notSold={t('notSold')} />
                </td>
              </tr>
              <tr className="rarer">
                <td colSpan={3}>
                  <span>
                    {t('results.transfer')} <Amount prices={transfer} language={language} notSold="–" />
                  </span>
                  {' · '}
                  <span>
                    {t('results.restore')} <Amount prices={restore} language={language} notSold="–" />
                  </span>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      ))}
    </Tables>
  );
}
