import { useTranslation } from '#components/ui/words/use-translation.ts';
import { bootDiskBounds, imageOf, soldDiskTypes } from '#lib/catalogue/on-sale.ts';
import { formatBounds, formatCount } from '#lib/format/format-number.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { OptionGroup, OptionTile } from './option-tile.tsx';
import { SizeField } from './size-field.tsx';
import { SnapshotFields } from './snapshot-fields.tsx';
import { useLatest } from '../use-latest.ts';

type BootDiskProps = ChoiceProps<'region' | 'disk' | 'image' | 'snapshot'> & {
  /** The requested size is out of bounds here and was replaced. */
  isReset: boolean;
};

/** The disk that the server boots from, and its snapshots. */
export const BootDiskSection = formStep(
  ['region', 'disk', 'image', 'snapshot'],
  function BootDiskSection({ catalogue, configuration, language, change, isReset }: BootDiskProps) {
    const { t } = useTranslation('purchase');
    const { sizeGib } = configuration.disk;
    const chooseType = useLatest((type: string) => change({ disk: { type, sizeGib } }));
    const types = soldDiskTypes(catalogue, configuration.region);
    const type = types.find(({ code }) => code === configuration.disk.type);
    const bounds = type ? bootDiskBounds(type, imageOf(catalogue, configuration.image)) : null;
    return (
      <FormSection id="boot-disk" title={t('disk.boot')}>
        <OptionGroup name={t('disk.type')}>
          {types.map((entry) => (
            <OptionTile
              key={entry.code}
              group="disk"
              value={entry.code}
              checked={entry.code === configuration.disk.type}
              onChoose={chooseType}
              name={entry.name[language]}
              about={entry.performance[language]}
              limits={t('disk.limits', {
                iops: formatCount(entry.maxIops, language),
                throughput: formatCount(entry.maxThroughputMbps, language),
              })}
            />
          ))}
        </OptionGroup>
        {bounds ? (
          <SizeField
            label={t('disk.size')}
            unit="GiB"
            value={sizeGib}
            bounds={bounds}
            help={t('disk.range', formatBounds(bounds, language))}
            messages={{
              malformed: t('disk.bootMalformed', formatBounds(bounds, language)),
              outOfBounds: t('disk.bootReset', formatBounds(bounds, language)),
            }}
            onChange={(wantedGib, settled) =>
              change({ disk: { type: configuration.disk.type, sizeGib: wantedGib } }, settled ? 'choice' : 'still')
            }
          />
        ) : null}
        <div role="status">
          {isReset && bounds ? (
            <Note tone="warn">{t('disk.nowHolds', { gib: formatCount(sizeGib, language), ...formatBounds(bounds, language) })}</Note>
          ) : null}
        </div>
        <SnapshotFields snapshot={configuration.snapshot} onChange={(snapshot) => change({ snapshot })} />
      </FormSection>
    );
  },
);
