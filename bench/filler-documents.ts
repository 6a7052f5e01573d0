import type { SanityClient } from '@sanity/client';

const perTransaction = 250;
const paragraph = 'A harbour is a place where ships lie safe; a server is a place where work lies ready. '.repeat(12);

/** Help articles of about 1.5 KB each, up to a total number of documents. */
export async function fillUpTo(client: SanityClient, documents: number): Promise<void> {
  const present = await client.fetch<number>('count(*)');
  for (let index = present; index < documents; index += perTransaction) {
    const transaction = client.transaction();
    for (let each = index; each < Math.min(index + perTransaction, documents); each += 1) transaction.create(fillerArticle(each));
    await transaction.commit({ visibility: 'async' });
  }
}

const fillerArticle = (number: number) => ({
  _id: `filler-${number}`,
  _type: 'article',
  kind: 'help',
  language: ['en', 'zh', 'ja'][number % 3],
  slug: { _type: 'slug', current: `filler-${number}` },
  translationKey: `filler-${number}`,
  title: `Filler ${number}`,
  version: 1,
  effectiveDate: '2026-01-01',
  order: number,
  body: [
    { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 's', text: paragraph, marks: [] }] },
  ],
});
