import { useId, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SnapshotPlan } from '#lib/catalogue/configuration.ts';
import { snapshotKeepDaysAtMost } from '#lib/catalogue/purchase-limits.ts';
import { freeSnapshotGib } from '#lib/catalogue/server-facts.ts';
import { nameRule } from '#lib/rules/names.ts';
import { FieldError } from './field-error.tsx';
import { fieldStyles } from './field-styles.ts';
import { SizeField } from './size-field.tsx';

const Fields = styled('div', {
  base: {
    ...fieldStyles,
    display: 'grid',
    gap: '4',
    '& .plan': { display: 'grid', gap: '5', borderInlineStart: '4px solid', borderColor: 'border', paddingInlineStart: '4' },
    '& fieldset': { border: '0', margin: '0', padding: '0', minWidth: '0', display: 'grid', gap: '2' },
    '& legend': { fontSize: '.875rem', fontWeight: 'semibold', padding: '0', marginBottom: '2' },
    '& .days': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
  },
});

const usual = { weekdays: [1, 2, 3, 4, 5, 6, 7], keep: 7, shared: false } as const;

interface SnapshotFieldsProps {
  snapshot: SnapshotPlan | null;
  onChange: (snapshot: SnapshotPlan | null) => void;
}

/** A snapshot plan for the server, or none: name, weekdays, retention, and whether it covers other disks. */
export function SnapshotFields({ snapshot, onChange }: SnapshotFieldsProps) {
  const { t } = useTranslation('purchase');
  const [name, setName] = useState<string | null>(null);
  return (
    <Fields>
      <label className="check">
        <input
          type="checkbox"
          checked={snapshot !== null}
          onChange={(event) => onChange(event.target.checked ? { ...usual, name: t('snapshot.usualName') } : null)}
        />
        {t('snapshot.add')}
      </label>
      <p className="help">{t('snapshot.free', { gib: freeSnapshotGib })}</p>
      {snapshot ? (
        <div className="plan">
          <PlanNameField
            plan={snapshot}
            typed={name}
            onType={setName}
            onName={(given) => {
              onChange({ ...snapshot, name: given });
              setName(null);
            }}
          />
          <WeekdayFields plan={snapshot} onChange={onChange} />
          <KeepFields plan={snapshot} onChange={onChange} />
          <label className="check">
            <input
              type="checkbox"
              checked={snapshot.shared}
              onChange={(event) => onChange({ ...snapshot, shared: event.target.checked })}
            />
            {t('snapshot.shared')}
          </label>
        </div>
      ) : null}
    </Fields>
  );
}

interface PlanNameProps {
  plan: SnapshotPlan;
  /** What is typed at the moment; null when it is the plan's name. */
  typed: string | null;
  onType: (typed: string) => void;
  onName: (name: string) => void;
}

function PlanNameField({ plan, typed, onType, onName }: PlanNameProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const isWrong = typed !== null && !nameRule.accepts(typed);
  return (
    <div className="field">
      <label className="label" htmlFor={`${id}-name`}>
        {t('snapshot.name')}
      </label>
      <input
        id={`${id}-name`}
        type="text"
        autoComplete="off"
        value={typed ?? plan.name}
        aria-invalid={isWrong}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => {
          if (typed !== null && nameRule.accepts(typed)) onName(typed);
        }}
      />
      <FieldError error={isWrong ? t('snapshot.nameWrong') : null} />
    </div>
  );
}

interface PlanFieldsProps {
  plan: SnapshotPlan;
  onChange: (plan: SnapshotPlan) => void;
}

/** The days of the week on which a snapshot is taken: one at least. */
function WeekdayFields({ plan, onChange }: PlanFieldsProps) {
  const { t } = useTranslation('purchase');
  const dayNames = [
    t('snapshot.day.1'),
    t('snapshot.day.2'),
    t('snapshot.day.3'),
    t('snapshot.day.4'),
    t('snapshot.day.5'),
    t('snapshot.day.6'),
    t('snapshot.day.7'),
  ];
  const toggle = (day: number): void => {
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((each) => (each === day ? !plan.weekdays.includes(day) : plan.weekdays.includes(each)));
    if (weekdays.length > 0) onChange({ ...plan, weekdays });
  };
  return (
    <fieldset>
      <legend>{t('snapshot.days')}</legend>
      <div className="days">
        {dayNames.map((dayName, index) => (
          <label key={dayName} className="check">
            <input type="checkbox" checked={plan.weekdays.includes(index + 1)} onChange={() => toggle(index + 1)} />
            {dayName}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For how many days a snapshot is stored, or for ever. */
function KeepFields({ plan, onChange }: PlanFieldsProps) {
  const { t } = useTranslation('purchase');
  return (
    <fieldset>
      <legend>{t('snapshot.keep')}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={plan.keep === 'permanent'}
          onChange={(event) => onChange({ ...plan, keep: event.target.checked ? 'permanent' : usual.keep })}
        />
        {t('snapshot.permanent')}
      </label>
      {plan.keep === 'permanent' ? null : (
        <SizeField
          plain
          label={t('snapshot.keepDays')}
          unit={t('snapshot.dayUnit')}
          value={plan.keep}
          bounds={{ min: 1, max: snapshotKeepDaysAtMost }}
          help={t('snapshot.keepHelp', { days: snapshotKeepDaysAtMost })}
          messages={{ malformed: t('snapshot.keepReset'), outOfBounds: t('snapshot.keepReset') }}
          onChange={(keep) => onChange({ ...plan, keep })}
        />
      )}
    </fieldset>
  );
}
