import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '#lib/language/languages.ts';

/** What a picture of a shared link says. */
export interface SharedTitle {
  readonly language: Language;
  readonly title: string;
}

/** Characters; what is longer is cut, for nobody reads more on a picture. */
const titleLengthAtMost = 120;
const markBytes = 12;

const segmentPattern = /^([\w-]{1,700})\.([\w-]{16})\.png$/;

/**
 * Address of the picture for a page's title. The mark in it shows that we wrote the title: nobody else can have our name put under
 * words of theirs, or keep the server busy drawing.
 */
export function pictureAddress(secret: string, { language, title }: SharedTitle): string {
  const text = Buffer.from([...title].slice(0, titleLengthAtMost).join(''), 'utf8').toString('base64url');
  return `/api/share/${language}/${text}.${markOf(secret, language, text)}.png`;
}

/** Reads an address back; null where we did not write it. */
export function readPictureAddress(secret: string, language: unknown, segment: unknown): SharedTitle | null {
  const [, text, mark] = typeof segment === 'string' ? (segmentPattern.exec(segment) ?? []) : [];
  if (!isLanguage(language) || !text || !mark) return null;
  const expected = markOf(secret, language, text);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mark))) return null;
  return { language, title: Buffer.from(text, 'base64url').toString('utf8') };
}

/** The secret serves other signatures too; the word before the text keeps them apart. */
const markOf = (secret: string, language: Language, text: string): string =>
  createHmac('sha256', secret).update(`share-picture\n${language}\n${text}`).digest().subarray(0, markBytes).toString('base64url');
