import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Field, faultOf } from '#components/ui/controls/field.tsx';
import type { StatementField } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import type { WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import type { TypedStatement } from './typed-statement.ts';

interface StatementFieldsProps {
  typed: TypedStatement;
  faulty: readonly StatementField[];
  countries: NonNullable<WithdrawalPageContent['right']>['countries'];
  onType: (field: StatementField, value: string) => void;
}

/** All that a statement needs: who withdraws from what, where the receipt goes, and the country whose law gives the right. */
export function StatementFields({ typed, faulty, countries, onType }: StatementFieldsProps) {
  const { t } = useTranslation('withdrawal');
  const errorOf = (field: StatementField): string | null => (faulty.includes(field) ? t(`form.error.${field}`) : null);
  return (
    <>
      <Field id="withdrawal-name" label={t('form.name')} error={errorOf('name')}>
        <input
          {...faultOf('withdrawal-name', errorOf('name'))}
          name="name"
          autoComplete="name"
          value={typed.name}
          onChange={(event) => onType('name', event.target.value)}
        />
      </Field>
      <Field id="withdrawal-contract" label={t('form.contract')} hint={t('form.contractHint')} error={errorOf('contract')}>
        <input
          {...faultOf('withdrawal-contract', errorOf('contract'), true)}
          name="contract"
          autoComplete="off"
          spellCheck={false}
          value={typed.contract}
          onChange={(event) => onType('contract', event.target.value)}
        />
      </Field>
      <Field id="withdrawal-email" label={t('form.email')} error={errorOf('email')}>
        <input
          {...faultOf('withdrawal-email', errorOf('email'))}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={typed.email}
          onChange={(event) => onType('email', event.target.value)}
        />
      </Field>
      <Field id="withdrawal-country" label={t('form.country')} error={errorOf('country')}>
        <select
          {...faultOf('withdrawal-country', errorOf('country'))}
          name="country"
          autoComplete="country"
          value={typed.country}
          onChange={(event) => onType('country', event.target.value)}
        >
          <option value="">{t('form.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}
