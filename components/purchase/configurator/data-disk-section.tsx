import { useEffect, useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DiskType } from '#lib/catalogue/catalogue.ts';
import type { DiskChoice } from '#lib/catalogue/configuration.ts';
import { dataDiskBounds, soldDiskTypes } from '#lib/catalogue/on-sale.ts';
import { formatBounds } from '#lib/format/format-number.ts';
import { dataDisksAtMost } from '#lib/rules/servers/data-disks.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { CloseIcon, PlusIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { fieldStyles } from './field-styles.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { SizeField } from './size-field.tsx';

const Disk = styled('div', {
  base: {
    ...fieldStyles,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr) 6.75rem 44px', sm: 'auto minmax(0,1fr) 8rem 44px' },
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    fontSize: '.875rem',
    '& b': {
      fontWeight: 'semibold',
      gridColumn: { base: '1/-1', sm: 'auto' },
      minHeight: { sm: 'control' },
      display: 'flex',
      alignItems: 'center',
    },
    '& .remove': {
      width: 'control',
      height: 'control',
      display: 'grid',
      placeItems: 'center',
      background: 'transparent',
      border: '0',
      borderRadius: 'l2',
      cursor: 'pointer',
      '&:hover': { background: 'bg.subtle' },
    },
  },
});
const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const usualGib = 40;

/** Up to three disks in addition to the boot disk. */
export const DataDiskSection = formStep(
  ['region', 'dataDisks'],
  function DataDiskSection({ catalogue, configuration, language, change }: ChoiceProps<'region' | 'dataDisks'>) {
    const { t } = useTranslation('purchase');
    const types = soldDiskTypes(catalogue, configuration.region);
    const { dataDisks } = configuration;
    const [first] = types;
    const replace = (index: number, disk: DiskChoice | null, settled: boolean): void => {
      const disks = dataDisks.map((each, place) => (place === index ? disk : each)).filter((each) => each !== null);
      change({ dataDisks: disks }, settled ? 'choice' : 'still');
    };
    const left = dataDisksAtMost - dataDisks.length;
    // the pressed button may be gone afterwards: the focus moves to the nearest one
    const next = useRef<string>(undefined);
    const [removed, setRemoved] = useState(0);
    useEffect(() => {
      if (next.current) [...document.querySelectorAll<HTMLElement>(next.current)].at(-1)?.focus();
      next.current = undefined;
    }, [dataDisks.length]);
    const add = (type: string, minGib: number): void => {
      if (left === 1) next.current = '#data-disks input';
      change({ dataDisks: [...dataDisks, { type, sizeGib: Math.max(usualGib, minGib) }] });
    };
    const remove = (index: number): void => {
      next.current = '#data-disks .add button';
      setRemoved(removed + 1);
      replace(index, null, true);
    };
    return (
      <FormSection id="data-disks" title={t('disk.data')}>
        {dataDisks.map((disk, index) => (
          <DataDisk
            key={`${removed}-${index}`}
            number={index + 1}
            disk={disk}
            types={types}
            language={language}
            onChange={(wanted, settled) => replace(index, wanted, settled)}
            onRemove={() => remove(index)}
          />
        ))}
        <Row className="add">
          {left > 0 && first ? (
            <Button size="sm" onClick={() => add(first.code, first.minGib)}>
              <PlusIcon />
              {t('disk.add')}
            </Button>
          ) : null}
          <span className="help" role="status">
            {left > 0 ? t('disk.left', { left, most: dataDisksAtMost }) : t('disk.noneLeft', { most: dataDisksAtMost })}
          </span>
        </Row>
      </FormSection>
    );
  },
);

interface DataDiskProps {
  number: number;
  disk: DiskChoice;
  types: readonly DiskType[];
  language: Language;
  /** `settled`: not still being dragged. */
  onChange: (disk: DiskChoice, settled: boolean) => void;
  onRemove: () => void;
}

/** One data disk: its type, its size, and the button that removes it. */
function DataDisk({ number, disk, types, language, onChange, onRemove }: DataDiskProps) {
  const { t } = useTranslation('purchase');
  const type = types.find(({ code }) => code === disk.type);
  const name = t('disk.dataNumber', { number });
  const bounds = type ? dataDiskBounds(type) : { min: 1, max: 1 };
  const said = formatBounds(bounds, language);
  return (
    <Disk>
      <b>{name}</b>
      <select
        value={disk.type}
        aria-label={t('disk.typeOf', { disk: name })}
        onChange={(event) => onChange({ type: event.target.value, sizeGib: disk.sizeGib }, true)}
      >
        {types.map((entry) => (
          <option key={entry.code} value={entry.code}>
            {entry.name[language]}
          </option>
        ))}
      </select>
      <SizeField
        plain
        label={t('disk.sizeOf', { disk: name })}
        unit="GiB"
        value={disk.sizeGib}
        bounds={bounds}
        help={t('disk.range', said)}
        messages={{ malformed: t('disk.dataMalformed', said), outOfBounds: t('disk.dataReset', said) }}
        onChange={(sizeGib, settled) => onChange({ type: disk.type, sizeGib }, settled)}
      />
      <button type="button" className="remove" onClick={onRemove}>
        <CloseIcon />
        <VisuallyHidden>{t('disk.remove', { disk: name })}</VisuallyHidden>
      </button>
    </Disk>
  );
}
