import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PlanChoice } from './use-plan-choice.ts';

const Filter = styled('div', {
  base: {
    // on a phone the two limits share a line, each below its name
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '3', sm: '5' },
    rowGap: '1',
    width: { base: 'full', sm: 'auto' },
    fontSize: '.875rem',
    'html:not([data-plans]) &': { display: 'none' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', minHeight: '40px' },
    '& label:has(select)': { display: { base: 'grid', sm: 'flex' }, gap: { base: '1', sm: '2' } },
    '& label:has(input)': { gridColumn: '1/-1' },
    '& select': {
      font: 'inherit',
      color: 'fg',
      background: 'bg',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      minHeight: '40px',
      paddingInline: '.625rem',
    },
    '& input': { width: '18px', height: '18px', accentColor: 'var(--hf-colors-accent-solid)' },
    '& select:focus-visible, & input:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

const coreSteps = [2, 4, 8, 16, 32];
const memorySteps = [2, 4, 8, 16, 32, 64, 128];

interface PlanFilterProps {
  choice: PlanChoice;
  onChoose: (change: Partial<PlanChoice>) => void;
  onlyAvailable: boolean;
  onOnlyAvailable: (value: boolean) => void;
}

/** The minimum of a size. */
export function PlanFilter({ choice, onChoose, onlyAvailable, onOnlyAvailable }: PlanFilterProps) {
  const { t } = useTranslation('plans');
  const id = useId();
  return (
    <Filter>
      <label htmlFor={`${id}-cores`}>
        {t('filter.cores')}
        <select id={`${id}-cores`} value={choice.vcpu} onChange={(event) => onChoose({ vcpu: Number(event.target.value) })}>
          <option value={0}>{t('filter.any')}</option>
          {coreSteps.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-memory`}>
        {t('filter.memory')}
        <select id={`${id}-memory`} value={choice.memory} onChange={(event) => onChoose({ memory: Number(event.target.value) })}>
          <option value={0}>{t('filter.any')}</option>
          {memorySteps.map((gib) => (
            <option key={gib} value={gib}>{`${gib} GiB`}</option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-available`}>
        <input id={`${id}-available`} type="checkbox" checked={onlyAvailable} onChange={(event) => onOnlyAvailable(event.target.checked)} />
        {t('filter.available')}
      </label>
    </Filter>
  );
}
