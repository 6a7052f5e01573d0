import './without-eval.ts';
import * as z from 'zod/mini';
import { languages, storedLanguages, toStoredLanguage, fromStoredLanguage, defaultLanguage } from '#lib/language/languages.ts';

/** Half a surrogate pair, or a control character other than tab and line end: no database stores them, no person types them. */
const unkeepable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** Text that can be stored: such characters are removed. */
export const keepableText = (text: string): string => text.replace(new RegExp(unkeepable, 'gu'), '');

/** Text as typed, up to a number of UTF-16 units. */
export const wireText = (lengthAtMost: number) =>
  z.string().check(
    z.maxLength(lengthAtMost),
    z.refine((text) => !unkeepable.test(text), 'contains a character that is not text'),
  );

/** UTF-16 units of a code. */
const codeLengthAtMost = 80;

/** A code of the catalogue: of a region, a model, a period, a promotion. */
export const wireCode = wireText(codeLengthAtMost);

/** A whole number in decimal digits; no sign, no leading zero, no exponent. */
export const wireInteger = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.int().check(z.gte(min), z.lte(max)), {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  });

/** `cn`, `en` or `ja` on the wire, the site's own name inside. */
export const wireLanguage = z.codec(z.enum(storedLanguages), z.enum(languages), {
  decode: (stored) => fromStoredLanguage(stored) ?? defaultLanguage,
  encode: (language) => toStoredLanguage(language),
});

const jsonContents = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** What the JSON text of a field has to hold; undefined for any other field. */
export const jsonContentOf = (field: z.core.$ZodType): z.core.$ZodType | undefined => jsonContents.get(field);

/** A nested value: JSON text in one form field. */
export function jsonText<Schema extends z.ZodMiniType>(schema: Schema, lengthAtMost: number) {
  const wire = z.string().check(z.maxLength(lengthAtMost));
  jsonContents.set(wire, schema);
  return z.codec(wire, schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as z.input<Schema>;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
