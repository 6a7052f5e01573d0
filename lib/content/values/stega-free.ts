import { stegaClean } from '@sanity/client/stega';
import { z } from 'zod';

/** A value that is compared, linked to or computed with: the preview's invisible marks are taken off first. */
export const stegaFree = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => stegaClean(value), schema);

export const cleanText = (text: string): string => stegaClean(text);
