import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import { CheckTile } from '#components/ui/controls/check-tile.tsx';

const Groups = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    '@media (scripting: none)': { display: 'none' },
    '& fieldset': {
      border: '0',
      margin: '0',
      padding: '0',
      minWidth: '0',
      borderTop: '1px solid',
      borderColor: 'border',
      paddingTop: '3',
      display: 'grid',
      columnGap: '4',
      rowGap: '2',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: '11rem minmax(0,1fr)' },
    },
    '& legend': { float: 'left', textStyle: 'sm', fontWeight: 'semibold', paddingTop: { sm: '3' }, paddingInline: '0' },
    '& .tiles': { display: 'flex', flexWrap: 'wrap', gap: '2', gridColumn: { sm: '2' } },
  },
});

interface SuffixChoiceProps {
  groups: readonly SuffixGroup[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** The suffixes by category, with multiple selection. */
export function SuffixChoice({ groups, chosen, onChoose }: SuffixChoiceProps) {
  const { t } = useTranslation('domains');
  const choose = (suffix: string, wanted: boolean): void =>
    onChoose(wanted ? [...chosen, suffix] : chosen.filter((each) => each !== suffix));
  return (
    <Groups>
      {groups.map(({ category, suffixes }) => (
        <fieldset key={category}>
          <legend>{t(`category.${category}`)}</legend>{' '}
          <div className="tiles">
            {suffixes.map(({ suffix }) => (
              <CheckTile
                key={suffix}
                name="suffix"
                value={suffix}
                label={suffix}
                checked={chosen.includes(suffix)}
                onChange={(wanted) => choose(suffix, wanted)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Groups>
  );
}
