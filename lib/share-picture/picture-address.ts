import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '#lib/language/languages.ts';

/** The texts on the picture of a shared link. */
export interface SharedTitle {
  readonly language: Language;
  readonly title: string;
}

/** Characters; longer titles are cut, for nobody reads more on a picture. */
const titleLengthAtMost = 120;
const markBytes = 12;

const segmentPattern = /^([\w-]{1,700})\.([\w-]{16})\.png$/;

/**
 * Address of the picture for a page's title. Its signature shows that we wrote the title: nobody else can have our brand put under their
 * words, or keep the server busy drawing.
 */
export function pictureAddress(secret: string, { language, title }: SharedTitle): string {
  const text = Buffer.from([...title].slice(0, titleLengthAtMost).join(''), 'utf8').toString('base64url');
  return `/api/share/${language}/${text}.${markOf(secret, language, text)}.png`;
}

/** Parses an address; null if we did not sign it. */
export function readPictureAddress(secret: string, language: unknown, segment: unknown): SharedTitle | null {
  const [, text, mark] = typeof segment === 'string' ? (segmentPattern.exec(segment) ?? []) : [];
  if (!isLanguage(language) || !text || !mark) return null;
  const expected = markOf(secret, language, text);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mark))) return null;
  return { language, title: Buffer.from(text, 'base64url').toString('utf8') };
}

/** The secret serves other signatures too; the prefix before the text separates them. */
const markOf = (secret: string, language: Language, text: string): string =>
  createHmac('sha256', secret).update(`share-picture\n${language}\n${text}`).digest().subarray(0, markBytes).toString('base64url');
