import type { NextApiRequest, NextApiResponse } from 'next';
import { publishedSource } from '#lib/content/content-source.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import { defaultLanguage } from '#lib/language/languages.ts';
import { drawPicture } from '#lib/share-picture/draw-picture.ts';
import { readPictureAddress } from '#lib/share-picture/picture-address.ts';

/** The picture of a shared link; its address contains the title, so it never changes. */
export default async function answerPicture({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const shared = readPictureAddress(process.env.CONTENT_WEBHOOK_SECRET ?? '', query.language, query.picture);
  if (!shared) return response.setHeader('Cache-Control', 'no-store').status(404).send('Not found');
  const { frame } = await loadFrame(publishedSource().ask, defaultLanguage, Date.now());
  const host = frame.siteUrl === null ? '' : new URL(frame.siteUrl).host;
  const picture = await drawPicture(shared, { brand: frame.brand ?? '', host });
  response
    .setHeader('Content-Type', 'image/png')
    .setHeader('Cache-Control', 'public, max-age=86400, s-maxage=604800')
    .status(200)
    .send(picture);
}
