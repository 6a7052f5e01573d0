import { useTranslation } from 'next-i18next/pages';
import { bootDiskBounds, imageOf, soldDiskTypes } from '#lib/catalogue/on-sale.ts';
import { formatNumber } from '#lib/purchase/format-number.ts';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { OptionGroup, OptionTile } from './option-tile.tsx';
import { SizeField } from './size-field.tsx';
import { SnapshotFields } from './snapshot-fields.tsx';

/** The disk that the server boots from, and the snapshots that are taken of it. */
export function BootDiskSection({ catalogue, configuration, language, change }: ChoiceProps) {
  const { t } = useTranslation('purchase');
  const types = soldDiskTypes(catalogue, configuration.region);
  const type = types.find(({ code }) => code === configuration.disk.type);
  const bounds = type ? bootDiskBounds(type, imageOf(catalogue, configuration.image)) : null;
  return (
    <FormSection id="boot-disk" title={t('disk.boot')}>
      <OptionGroup name={t('disk.type')}>
        {types.map((entry) => (
          <OptionTile
            key={entry.code} group="disk" value={entry.code} checked={entry.code === configuration.disk.type}
            onChoose={() => change({ disk: { type: entry.code, sizeGib: configuration.disk.sizeGib } })}
          >
            <b>{entry.name[language]}</b>
            <span>{entry.performance[language]}</span>
            <span>{t('disk.limits', { iops: formatNumber(entry.maxIops, language), throughput: formatNumber(entry.maxThroughputMbps, language) })}</span>
          </OptionTile>
        ))}
      </OptionGroup>
      {bounds ? (
        <SizeField
          label={t('disk.size')} unit="GiB" value={configuration.disk.sizeGib} bounds={bounds} help={t('disk.range', { ...bounds })}
          messages={{ malformed: t('disk.bootMalformed', { ...bounds }), outOfBounds: t('disk.bootReset', { ...bounds }) }}
          onChange={(sizeGib, settled) => change({ disk: { type: configuration.disk.type, sizeGib } }, settled ? 'choice' : 'still')}
        />
      ) : null}
      <SnapshotFields snapshot={configuration.snapshot} onChange={(snapshot) => change({ snapshot })} />
    </FormSection>
  );
}
