import { stegaClean } from '@sanity/client/stega';
import * as z from 'zod/mini';

/** For a value that is compared, linked to or computed with: stega marks of the preview are removed first. */
export const stegaFree = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => stegaClean(value)),
    schema,
  );

export const cleanText = (text: string): string => stegaClean(text);

/** A text that may be missing, without its marks. */
export const cleanOrNull = (text: string | null): string | null => (text === null ? null : cleanText(text));
