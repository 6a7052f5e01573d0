import { useState, type FormEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Field } from '#components/ui/controls/field.tsx';
import { withoutTags } from '#lib/format/without-tags.ts';

const CodeForm = styled('form', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    maxWidth: '30rem',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
    '& button': { marginTop: { sm: '1.75rem' } },
  },
});

interface CouponCodeProps {
  busy: boolean;
  /** Why the code was refused, HTML in the visitor's language; null if it was not. */
  refusal: string | null;
  onApply: (code: string) => void;
}

/** A code that the buyer was given; an empty one is not sent. */
export function CouponCode({ busy, refusal, onApply }: CouponCodeProps) {
  const { t } = useTranslation('purchase');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const refused = refusal === null ? null : withoutTags(refusal);
  const fault = missing ? t('confirm.couponChoice.codeMissing') : refused;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !busy) onApply(code);
  };
  return (
    <CodeForm onSubmit={apply} noValidate>
      <Field id="coupon-code" label={t('confirm.couponChoice.code')} hint={t('confirm.couponChoice.codeHint')} error={fault}>
        <input
          id="coupon-code"
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          aria-describedby={fault === null ? 'coupon-code-hint' : 'coupon-code-hint coupon-code-error'}
          aria-invalid={fault !== null || undefined}
          onChange={({ target }) => {
            setCode(target.value);
            setMissing(false);
          }}
        />
      </Field>
      <Button type="submit" aria-busy={busy || undefined}>
        {busy ? t('confirm.couponChoice.changing') : t('confirm.couponChoice.apply')}
      </Button>
    </CodeForm>
  );
}
