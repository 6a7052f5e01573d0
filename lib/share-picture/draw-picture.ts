import path from 'node:path';
import sharp from 'sharp';
import type { Language } from '#lib/language/languages.ts';
import { frameSvg, frameSize, ink, mutedInk } from './picture-frame.ts';
import type { SharedTitle } from './picture-address.ts';
import { seatsSvg } from './seats-svg.ts';
import { unbrokenWords } from './unbroken-words.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';

const fontFile = (name: string): string => path.join(process.cwd(), 'lib/share-picture/fonts', name);
const latin = { family: 'Schibsted Grotesk', file: 'schibsted-grotesk-bold.ttf' };

/** The fonts are bundled: a server has none of its own. Latin letters and figures come first in every language. */
const fonts = {
  en: latin,
  zh: { family: 'Schibsted Grotesk,Noto Sans CJK SC', file: 'noto-sans-sc-bold-subset.otf' },
  ja: { family: 'Schibsted Grotesk,Noto Sans CJK JP', file: 'noto-sans-jp-bold-subset.otf' },
} as const satisfies Record<Language, { family: string; file: string }>;

const margin = 88;
const textWidth = frameSize.width - 2 * margin;
const titleTop = 208;
const titleHeightAtMost = 300;
/** With the seats below it. */
const titleHeightOverSeats = 176;
const seatsTop = 390;
const titleTopOverSeats = 184;
/** Px; the largest that fits is used. */
const titleSizes = [104, 88, 76, 64, 54, 46] as const;
const lineSpacing = 10;

interface Line {
  readonly text: string;
  readonly language: Language;
  readonly size: number;
  readonly colour: string;
}

interface Writing {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function writing({ text, language, size, colour }: Line): Promise<Writing> {
  const { family, file } = fonts[language];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${family} Bold ${size}`,
      fontfile: fontFile(file),
      width: textWidth,
      rgba: true,
      wrap: 'word-char',
      dpi: 72,
      spacing: lineSpacing,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function fittingTitle({ title, language, seats }: SharedTitle): Promise<Buffer> {
  const heightAtMost = seats ? titleHeightOverSeats : titleHeightAtMost;
  const text = unbrokenWords(title, language);
  const [largest, ...smaller] = titleSizes;
  let drawn = await writing({ text, language, size: largest, colour: ink });
  for (const size of smaller) {
    if (drawn.height <= heightAtMost) break;
    drawn = await writing({ text, language, size, colour: ink });
  }
  if (drawn.height <= heightAtMost) return drawn.data;
  return sharp(drawn.data).extract({ left: 0, top: 0, width: drawn.width, height: heightAtMost }).toBuffer();
}

/**
 * Draws the preview picture of a shared link, PNG of 1200 × 630: the title in the border of a chart, the brand above, the address below,
 * and the seats of a group between.
 */
export async function drawPicture(shared: SharedTitle, { brand, host }: { brand: string; host: string }): Promise<Buffer> {
  // a font stays registered in the process from its first use; the Latin one is needed in every language
  const name = await writing({ text: brand, language: 'en', size: 40, colour: ink });
  const [title, address] = await Promise.all([fittingTitle(shared), writing({ text: host, language: 'en', size: 26, colour: mutedInk })]);
  return sharp(Buffer.from(frameSvg()))
    .composite([
      { input: name.data, left: margin + 84, top: 96 },
      { input: title, left: margin, top: shared.seats ? titleTopOverSeats : titleTop },
      ...(shared.seats ? [{ input: Buffer.from(seatsSvg(shared.seats, textWidth)), left: margin, top: seatsTop }] : []),
      { input: address.data, left: margin, top: frameSize.height - margin - 26 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
