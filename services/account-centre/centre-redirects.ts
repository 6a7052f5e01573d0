import type { FastifyPluginAsync } from 'fastify';

/** With a provider's own account centre, our addresses of it lead there: same path, same query. */
export const centreRedirects =
  (centreUrl: string): FastifyPluginAsync =>
  async (app) => {
    const { origin } = new URL(centreUrl);
    for (const path of ['/ucenter', '/ucenter/*']) {
      app.get(path, (request, reply) => {
        const { pathname, search } = new URL(request.url, origin);
        // joined as text: a path of two slashes must not become another host
        return reply.header('cache-control', 'no-store').redirect(`${origin}${pathname}${search}`, 302);
      });
    }
  };
