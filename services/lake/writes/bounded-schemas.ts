import { z } from 'zod';

/** A list whose length is checked before its items: millions of item errors would fill the memory. */
export const boundedList = <T>(item: z.core.$ZodType<T>, atMost: number) => z.array(z.unknown()).max(atMost).pipe(z.array(item));

/** A record with a limited number of fields. */
export const boundedRecord = <T>(value: z.core.$ZodType<T>, atMost: number) =>
  z
    .custom<Record<string, unknown>>(
      (given) => typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length <= atMost,
      { error: `Expected an object of at most ${atMost} fields` },
    )
    .pipe(z.record(z.string(), value));
