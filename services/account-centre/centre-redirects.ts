import type { FastifyPluginAsync } from 'fastify';

/** With a provider's own account centre, our account centre addresses redirect there, with the same path and query. */
export const centreRedirects =
  (centreUrl: string): FastifyPluginAsync =>
  async (app) => {
    const { origin } = new URL(centreUrl);
    for (const path of ['/ucenter', '/ucenter/*']) {
      app.get(path, (request, reply) => {
        const { pathname, search } = new URL(request.url, origin);
        // concatenated as text: a path that starts with two slashes must not become another host
        return reply.header('cache-control', 'no-store').redirect(`${origin}${pathname}${search}`, 302);
      });
    }
  };
