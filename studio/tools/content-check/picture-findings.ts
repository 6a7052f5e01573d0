import { checkPicture, checkTextPicture } from '../../../cms-schemas/rules/picture.ts';
import { asRecord, type Verdict } from '../../../cms-schemas/rules/verdict.ts';
import { findingOf, type Finding } from './finding.ts';
import { say } from '../../words/say.ts';
import { pictureBytesAtMost } from '../../uploads/picture-size.ts';

/** The width of a picture in a page, at the density of common phones. */
const minWidthPx = 600;

/** The alternative text rule of each picture type; logos and codes have their name beside them. */
const wordChecks: Readonly<Record<string, (picture: unknown) => Verdict>> = { localeImage: checkPicture, picture: checkTextPicture };

/** Pictures that cannot be shown, are too small or too heavy, or have no alternative text. */
export function pictureFindings(documents: readonly unknown[], assets: readonly unknown[]): Finding[] {
  const byId = new Map(assets.map((asset) => [asRecord(asset)._id, asset]));
  return documents.flatMap((document) =>
    picturesOf(document).flatMap((picture) => problemsOf(picture, byId).map((what) => findingOf(document, 'picture', what))),
  );
}

function problemsOf(picture: Record<string, unknown>, assets: ReadonlyMap<unknown, unknown>): string[] {
  const asset = assets.get(asRecord(picture.asset)._ref);
  if (!asset) return [say('The file of a picture is gone. Upload it again.')];
  const { originalFilename, extension, size, metadata } = asRecord(asset);
  const name = typeof originalFilename === 'string' ? originalFilename : say('A picture');
  const width = Number(asRecord(asRecord(metadata).dimensions).width);
  const wordsOf = wordChecks[String(picture._type)];
  const alternative = wordsOf?.(picture) ?? true;
  return [
    ...(alternative === true ? [] : [`${name}: ${alternative}`]),
    ...(wordsOf && extension !== 'svg' && width < minWidthPx
      ? [say(`${name} is ${width} px wide; below ${minWidthPx} px it looks blurred.`)]
      : []),
    ...(Number(size) > pictureBytesAtMost ? [say(`${name} is heavier than 4 MiB.`)] : []),
  ];
}

function picturesOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = asRecord(value);
  const reference = asRecord(own.asset)._ref;
  const inside = Object.values(own).flatMap(picturesOf);
  return typeof reference === 'string' && reference.startsWith('image-') ? [own, ...inside] : inside;
}
