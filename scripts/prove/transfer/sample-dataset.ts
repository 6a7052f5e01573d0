import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';

const documentsInTransaction = 250;
const picturesEvery = 50;
const shades = 256;

const picture = (number: number): Promise<Buffer> =>
  sharp({
    create: { width: 64 + (number % 32), height: 48, channels: 3, background: { r: number % shades, g: 90, b: (number * 7) % shades } },
  })
    .png()
    .toBuffer();

const reference = (id: string, isWeak = false) => ({ _type: 'reference', _ref: id, ...(isWeak ? { _weak: true } : {}) });

/** Documents that refer to each other in a circle, to what is not there and to pictures; every tenth has a draft beside it. */
export async function fillDataset(client: SanityClient, documents: number): Promise<void> {
  const pictures: string[] = [];
  for (let number = 0; number < documents / picturesEvery; number += 1)
    pictures.push((await client.assets.upload('image', await picture(number), { filename: `${number}.png` }))._id);
  const note = (number: number, text: string) => ({
    _type: 'note',
    text,
    picture: { _type: 'image', asset: reference(pictures[number % pictures.length] ?? ''), hotspot: { x: 0.25, y: 0.75 } },
    next: reference(`note-${(number + 1) % documents}`, true),
    gone: reference(`never-${number}`, true),
    lines: [{ _type: 'line', _key: 'a', text: `行 ${number}`, size: number / 7 }],
  });
  for (let start = 0; start < documents; start += documentsInTransaction) {
    const transaction = client.transaction();
    for (let number = start; number < Math.min(start + documentsInTransaction, documents); number += 1) {
      transaction.create({ _id: `note-${number}`, ...note(number, `Note ${number}: 云服务器, サーバー, a "quote"`) });
      if (number % 10 === 0) transaction.create({ _id: `drafts.note-${number}`, ...note(number, `Draft of note ${number}`) });
    }
    await transaction.commit({ visibility: 'async' });
  }
}
