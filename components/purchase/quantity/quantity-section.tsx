import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import { isSoldOnce, quantityOf } from '#lib/catalogue/quantity.ts';
import { leftOf } from '#lib/purchase/stock.ts';
import type { ChoiceProps } from '../configurator/choice-props.ts';
import { FieldError } from '../configurator/field-error.tsx';
import { fieldStyles } from '../configurator/field-styles.ts';
import { FormSection } from '../configurator/form-section.tsx';
import { formStep } from '../configurator/form-step.ts';

const Fields = styled('div', {
  base: {
    ...fieldStyles,
    '& select': { ...fieldStyles['& input[type=text], & input[type=password], & input[type=url], & select'], width: '8rem' },
  },
});

const choices = Array.from({ length: serversPerOrder.max }, (_, index) => index + 1);

interface QuantityProps extends ChoiceProps<'quantity' | 'region' | 'model'> {
  /** The offer of the address is for one server of each person. */
  onceByOffer: boolean;
}

/** How many servers of the configuration; not asked where an order has one. Too few left: it is said, and the choice stays. */
export const QuantitySection = formStep<'quantity' | 'region' | 'model', QuantityProps>(
  ['quantity', 'region', 'model'],
  function QuantitySection({ catalogue, configuration, change, stock, onceByOffer }) {
    const { t } = useTranslation('purchase');
    const id = useId();
    const { region, model } = configuration;
    if (onceByOffer || isSoldOnce(catalogue, model)) {
      return (
        <FormSection id="quantity" title={t('quantity.title')}>
          <p className="help">{t(onceByOffer ? 'quantity.onceByOffer' : 'quantity.onceBySize')}</p>
        </FormSection>
      );
    }
    const quantity = quantityOf(configuration);
    const left = leftOf(stock, region, model);
    const isTooFew = left !== null && left > 0 && left < quantity;
    return (
      <FormSection id="quantity" title={t('quantity.title')}>
        <Fields>
          <div className="field">
            <label className="label" htmlFor={`${id}-count`}>
              {t('quantity.label')}
            </label>
            <select
              id={`${id}-count`}
              value={quantity}
              aria-invalid={isTooFew}
              aria-describedby={`${id}-help`}
              onChange={(event) => change({ quantity: Number(event.target.value) })}
            >
              {choices.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
            <FieldError error={isTooFew ? t('quantity.tooFew', { left, count: quantity }) : null} />
            <p id={`${id}-help`} className="help">
              {t('quantity.help', { max: serversPerOrder.max })}
            </p>
          </div>
        </Fields>
      </FormSection>
    );
  },
);
