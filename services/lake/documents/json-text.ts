import { z } from 'zod';

/** A column that holds JSON as text. */
export const jsonText = z.string().transform((text): unknown => JSON.parse(text));
