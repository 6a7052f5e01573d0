import { boundedPattern, type Rule } from './rule.ts';

/** §5 'money: up to 8 digits, or a decimal with 1 to 2 places'; the 8 digits bound the whole part of a decimal too. */
const amountWholeDigits = { atLeast: 1, atMost: 8 } as const;

const amountDecimalPlaces = { atLeast: 1, atMost: 2 } as const;

const amountPattern = new RegExp(
  `^[0-9]{${amountWholeDigits.atLeast},${amountWholeDigits.atMost}}(?:\\.[0-9]{${amountDecimalPlaces.atLeast},${amountDecimalPlaces.atMost}})?$`,
);

const amountLength = { atLeast: amountWholeDigits.atLeast, atMost: amountWholeDigits.atMost + 1 + amountDecimalPlaces.atMost } as const;

/** A typed amount: no sign, no grouping, no exponent. */
export const amountRule: Rule = boundedPattern(amountLength, amountPattern);
