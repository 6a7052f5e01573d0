import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StudioFiles } from '../studio-files.ts';
import { partOf } from './parameters.ts';
import { sendContent } from './send-content.ts';

/** Scripts of the page around the Studio. */
const browserScripts = ['lake-event-source.js', 'lake-own-host.js', 'lake-own-address.js'] as const;
const configScript = "window.__LAKE__ = { api: location.origin + '/lake' };\n";
const javascript = 'text/javascript; charset=utf-8';
/** The Studio shows pages of this site in frames, and no other site may frame the Studio. */
const pageHeaders = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** A path that names a file, as opposed to an address inside the Studio. */
const filePath = /^(static|vendor)\/|^favicon\.ico$/;

/** The Studio's static files; every other address below `/studio` is a route of the Studio itself. */
export function registerStudioRoutes(app: FastifyInstance, files: StudioFiles): void {
  const revalidated = (reply: FastifyReply): FastifyReply =>
    reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });

  app.get('/lake-config.js', (_request, reply) => revalidated(reply).type(javascript).send(configScript));
  for (const name of browserScripts) {
    app.get(`/${name}`, async (_request, reply) =>
      revalidated(reply)
        .type(javascript)
        .send(await readFile(new URL(`../browser/${name}`, import.meta.url))),
    );
  }

  const servePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await files.page();
    if (!page) return reply.code(503).type('text/plain; charset=utf-8').send('The Studio has not been built yet.\n');
    return revalidated(reply)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': page.contentSecurityPolicy(request.headers.host), ...pageHeaders })
      .send(page.html);
  };

  app.get('/', servePage);
  app.get('/*', async (request, reply) => {
    const path = partOf(request, '*');
    if (!filePath.test(path)) return servePage(request, reply);
    const file = await files.file(path);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    reply
      .type(file.contentType)
      .headers({
        'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      });
    return sendContent(reply, file.content);
  });
}
