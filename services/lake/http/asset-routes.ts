import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import { describeFile } from '../assets/file-asset.ts';
import { describeImage } from '../assets/image-asset.ts';
import { imageRequestOf, pictureParameters } from '../assets/image-request.ts';
import { createImageRenderer } from '../assets/image-renderer.ts';
import { createRenderingCache } from '../assets/rendering-cache.ts';
import { storeAsset } from '../assets/store-asset.ts';
import type { Change } from '../documents/document.ts';
import type { LakeParts } from '../lake-parts.ts';
import type { MutationOutcome } from '../writes/mutations.ts';
import { invalid, notFound } from '../refusal.ts';
import { checkWriteRights } from '../editors/rights.ts';
import { callerOf, writerOf } from './caller.ts';
import { partOf, searchOf } from './parameters.ts';
import { sendContent } from './send-content.ts';

const uploadBytesAtMost = 32 * 1024 * 1024;
const renderingBytesAtMost = 512 * 1024 * 1024;
const immutable = 'public, max-age=31536000, immutable';
/** An SVG may contain scripts: nothing in it may run, even when it is opened on its own. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const details = ['label', 'title', 'description', 'creditLine'] as const;

/** Uploading and serving pictures and files. */
export function registerAssetRoutes(app: FastifyInstance, parts: LakeParts): void {
  const cache = createRenderingCache(join(parts.settings.dataDirectory, 'renderings'), renderingBytesAtMost, parts.log);
  const render = createImageRenderer(parts.files, cache);

  const upload = (kind: 'images' | 'files') => async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(parts, request);
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (bytes.length === 0) throw invalid('The upload is empty');
    const search = searchOf(request);
    const filename = search.get('filename') ?? undefined;
    const asset =
      kind === 'images'
        ? await describeImage(bytes, filename, { share: caller.id, signal: callerLeft(reply.raw) })
        : describeFile(bytes, filename, request.headers['content-type']);
    for (const detail of details) if (search.get(detail)) asset.document[detail] = search.get(detail);
    // by the role at the write's turn
    const authorize = async (changes: readonly Change[]) =>
      checkWriteRights((await callerOf(parts, request)).role, changes, parts.store.index);
    await authorize([{ id: asset.document._id, before: null, after: asset.document, mutations: [] }]);
    const by = { author: caller.id, authorize: (outcome: MutationOutcome) => authorize(outcome.changes), announced: true };
    return { document: await storeAsset(parts, asset, bytes, by) };
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => void (await writerOf(parts, request));
  app.post('/:version/assets/images/production', { bodyLimit: uploadBytesAtMost, onRequest }, upload('images'));
  app.post('/:version/assets/files/production', { bodyLimit: uploadBytesAtMost, onRequest }, upload('files'));

  const serveImage = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = partOf(request, 'name');
    const wanted = imageRequestOf(searchOf(request), name.split('.').at(-1) ?? '', request.headers.accept ?? '');
    if (!wanted) throw invalid(`Unsupported picture parameters. Supported: ${pictureParameters}`);
    const image = await render(name, wanted, { share: addressKey(request.ip), signal: callerLeft(reply.raw) });
    if (!image) throw notFound('No such picture');
    reply
      .type(image.contentType)
      .headers({
        'cache-control': immutable,
        'access-control-allow-origin': '*',
        'content-security-policy': inert,
        'x-content-type-options': 'nosniff',
        vary: 'accept',
      });
    return sendContent(reply, image.content);
  };
  app.get('/images/lake/production/:name', serveImage);
  app.get('/images/lake/production/:name/:vanity', serveImage);

  app.get('/files/lake/production/:name', async (request, reply) => {
    const file = await parts.files.find(partOf(request, 'name'));
    if (!file) throw notFound('No such file');
    reply
      .type('application/octet-stream')
      .headers({
        'cache-control': immutable,
        'content-disposition': 'attachment',
        'content-security-policy': inert,
        'x-content-type-options': 'nosniff',
      });
    return sendContent(reply, file);
  });
}
