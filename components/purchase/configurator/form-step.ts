import { memo, type ComponentType } from 'react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { ChoiceProps } from './choice-props.ts';

/** A step of the form that only renders again when one of its own fields, or another of its props, changes. */
export function formStep<
  Field extends keyof PurchaseConfiguration,
  Props extends Pick<ChoiceProps<Field>, 'configuration'> = ChoiceProps<Field>,
>(fields: readonly Field[], Step: ComponentType<Props>) {
  return memo(Step, (before, after) => {
    const names = Object.keys({ ...before, ...after });
    const isSame = names.every((name) => name === 'configuration' || Object.is(Reflect.get(before, name), Reflect.get(after, name)));
    return isSame && fields.every((field) => Object.is(before.configuration[field], after.configuration[field]));
  });
}
