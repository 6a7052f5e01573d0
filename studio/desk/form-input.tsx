import type { ReactNode } from 'react';
import type { InputProps } from 'sanity';
import { Standing } from './banner-input.tsx';
import { CardPrices } from './card-prices-input.tsx';

/** What is shown above the whole form of a type. */
const above: Readonly<Record<string, (props: { value: unknown }) => ReactNode>> = { banner: Standing, planCard: CardPrices };

/** The whole form of some types has a line above it; every other input is as it was. */
export function FormInput(props: InputProps) {
  const Above = props.path.length > 0 ? undefined : above[props.schemaType.name];
  if (!Above) return props.renderDefault(props);
  return (
    <>
      <Above value={props.value} />
      {props.renderDefault(props)}
    </>
  );
}
