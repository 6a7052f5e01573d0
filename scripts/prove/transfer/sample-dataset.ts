import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';

const documentsInTransaction = 250;
const picturesEvery = 50;
const documentsForLegalText = 100;
const shades = 256;

const picture = (number: number): Promise<Buffer> =>
  sharp({
    create: { width: 64 + (number % 32), height: 48, channels: 3, background: { r: number % shades, g: 90, b: (number * 7) % shades } },
  })
    .png()
    .toBuffer();

const reference = (id: string, isWeak = false) => ({ _type: 'reference', _ref: id, ...(isWeak ? { _weak: true } : {}) });

/** Versions of a published legal text, the last one first; each refers to a document and to a picture. */
const legalTexts = (text: number, picture: string) =>
  [2, 1].map((version) => ({
    ...{ _id: `legal-${text}-v${version}`, _type: 'article', kind: 'legal', language: 'en', slug: { current: `legal-${text}` }, version },
    ...{ title: `Terms ${text}`, effectiveDate: `202${version}-01-01`, related: reference(`note-${text}`) },
    body: [
      { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: `Version ${version}` }] },
      { _type: 'image', _key: 'c', asset: reference(picture) },
    ],
  }));

/** An open release with versions in it, and one that is history. */
async function makeReleases(client: SanityClient): Promise<void> {
  for (const releaseId of ['coming', 'past']) {
    const title = `The release ${releaseId}`;
    await client.action({ actionType: 'sanity.action.release.create', releaseId, metadata: { title, releaseType: 'undecided' } });
    for (const name of ['note-1', 'note-2', `new-in-${releaseId}`])
      await client.create({ _id: `versions.${releaseId}.${name}`, _type: 'note', text: `${name}, ${title}` });
  }
  await client.action({ actionType: 'sanity.action.release.publish', releaseId: 'past' });
}

/**
 * Documents that refer to each other in a circle, to what is not there and to pictures, every tenth with a draft beside it; published legal
 * texts; releases.
 */
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
  const legal = client.transaction();
  for (let text = 0; text < documents / documentsForLegalText; text += 1)
    for (const version of legalTexts(text, pictures[text % pictures.length] ?? '')) legal.create(version);
  await legal.commit({ visibility: 'async' });
  await makeReleases(client);
}
