import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ReceiptBuyerField } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import { Field } from '#components/ui/controls/field.tsx';
import type { ReceiptBuyerState } from './use-receipt-buyer.ts';

const Fold = styled('details', {
  base: {
    maxWidth: '46rem',
    marginTop: '4',
    '& summary': { cursor: 'pointer', fontWeight: 'semibold', minHeight: '24px' },
    '& form': { display: 'grid', gap: '4', marginTop: '3', gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' } },
    '& .wide': { gridColumn: { sm: '1 / -1' } },
    '& textarea': { minHeight: '5rem' },
    '& p.about': { textStyle: 'sm', color: 'fg.muted' },
    '@media print': { display: 'none' },
  },
});

/** Characters that are named in an error. */
const shownAtMost = 8;

/** Company, tax number and address, to be printed on the receipt and in its PDF: nothing of it is stored. */
export function ReceiptBuyerForm({ typed, faults, type }: ReceiptBuyerState) {
  const { t } = useTranslation('receipt');
  const control = (field: ReceiptBuyerField) => ({
    id: `receipt-${field}`,
    name: field,
    value: typed[field],
    'aria-invalid': faults.has(field),
    'aria-describedby': faults.has(field) ? `receipt-${field}-error` : undefined,
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
  });
  const fault = (field: ReceiptBuyerField): string | null => {
    const characters = faults.get(field);
    if (!characters) return null;
    return characters.length > 0
      ? t('billedTo.fault.characters', { characters: characters.slice(0, shownAtMost).join(' ') })
      : t(`billedTo.fault.${field}`);
  };
  return (
    <Fold>
      <summary>{t('billedTo.heading')}</summary>
      <form onSubmit={(event) => event.preventDefault()}>
        <Field id="receipt-company" label={t('billedTo.company')} error={fault('company')}>
          <input {...control('company')} autoComplete="organization" />
        </Field>
        <Field id="receipt-taxNumber" label={t('billedTo.taxNumber')} error={fault('taxNumber')}>
          <input {...control('taxNumber')} autoComplete="off" />
        </Field>
        <div className="wide">
          <Field id="receipt-address" label={t('billedTo.address')} error={fault('address')}>
            <textarea {...control('address')} rows={3} autoComplete="off" />
          </Field>
        </div>
        <p className="about wide">{t('billedTo.about')}</p>
      </form>
    </Fold>
  );
}
