import { picturePixelsAtMost } from '../../lib/content/picture-limits.ts';
import { mebibytes, pictureBytesAtMost, reducedSize, type Size } from './picture-size.ts';

/** A file before its upload: as it was chosen, made smaller, or not to be uploaded. `words`: the message to the editor. */
export type Prepared =
  | { readonly kind: 'unchanged'; readonly file: File }
  | { readonly kind: 'reduced'; readonly file: File; readonly words: string }
  | { readonly kind: 'refused'; readonly words: string };

/** What a browser does with pictures. */
export interface PictureTools {
  /** Null: it is no picture that can be drawn. */
  readonly sizeOf: (file: File) => Promise<Size | null>;
  readonly redraw: (file: File, size: Size) => Promise<Blob>;
}

const drawn: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/** Makes a picture that is too heavy for a page smaller, and refuses one that nobody could use. The lake judges everything else. */
export async function preparePicture(file: File, tools: PictureTools): Promise<Prepared> {
  if (!drawn.has(file.type) || file.size <= pictureBytesAtMost) return { kind: 'unchanged', file };
  const size = await tools.sizeOf(file);
  if (!size) return { kind: 'refused', words: unreadable(file.name) };
  const millions = Math.ceil((size.width * size.height) / 1_000_000);
  if (size.width * size.height > picturePixelsAtMost) {
    return {
      kind: 'refused',
      words: `${file.name} has ${millions} million pixels, and ${picturePixelsAtMost / 1_000_000} million are possible. Make it smaller and choose it again.`,
    };
  }
  const reduced = await tools.redraw(file, reducedSize(file.size, size) ?? size);
  if (reduced.size >= file.size) return { kind: 'unchanged', file };
  return {
    kind: 'reduced',
    file: new File([reduced], file.name.replace(/\.[^.]*$/, '') + (reduced.type === 'image/webp' ? '.webp' : '.png'), {
      type: reduced.type,
    }),
    words: `${file.name} was made smaller for the site: ${mebibytes(file.size)} MiB became ${mebibytes(reduced.size)} MiB. The file on your computer stays as it is.`,
  };
}

export const unreadable = (name: string): string =>
  `${name} cannot be read as a picture. Save it as PNG, JPEG or WebP in a picture program, and choose it again.`;
