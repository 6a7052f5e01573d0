import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '#lib/language/languages.ts';

/** The seats of a group, drawn below its title. */
export interface SharedSeats {
  readonly paid: number;
  /** Taken, and not paid yet. */
  readonly held: number;
  readonly open: number;
}

/** What is on the picture of a shared link. */
export interface SharedTitle {
  readonly language: Language;
  readonly title: string;
  readonly seats?: SharedSeats;
}

/** Characters; longer titles are cut, for nobody reads more on a picture. */
const titleLengthAtMost = 120;
const markBytes = 12;

const segmentPattern = /^([\w-]{1,700})\.([\w-]{16})\.png$/;

/**
 * Address of the picture for a page's title. Its signature shows that we wrote the title: nobody else can have our brand put under their
 * words, or keep the server busy drawing.
 */
export function pictureAddress(secret: string, { language, title, seats }: SharedTitle): string {
  const cut = [...title].slice(0, titleLengthAtMost).join('').replaceAll('\n', ' ');
  const text = Buffer.from(seats ? `${cut}\n${seats.paid}/${seats.held}/${seats.open}` : cut, 'utf8').toString('base64url');
  return `/api/share/${language}/${text}.${markOf(secret, language, text)}.png`;
}

/** Parses an address; null if we did not sign it. */
export function readPictureAddress(secret: string, language: unknown, segment: unknown): SharedTitle | null {
  const [, text, mark] = typeof segment === 'string' ? (segmentPattern.exec(segment) ?? []) : [];
  if (!isLanguage(language) || !text || !mark) return null;
  const expected = markOf(secret, language, text);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mark))) return null;
  const [title = '', counts] = Buffer.from(text, 'base64url').toString('utf8').split('\n');
  if (counts === undefined) return { language, title };
  const [paid = 0, held = 0, open = 0] = counts.split('/').map(Number);
  return { language, title, seats: { paid, held, open } };
}

/** The secret serves other signatures too; the prefix before the text separates them. */
const markOf = (secret: string, language: Language, text: string): string =>
  createHmac('sha256', secret).update(`share-picture\n${language}\n${text}`).digest().subarray(0, markBytes).toString('base64url');
