/** Where the Studio keeps one connection for its documents' events, beside many requests. */
export const muxPath = '/lake/socket/mux';
const presencePath = /^\/lake\/v[\dX][\w-]*\/socket\/production$/;

/**
 * Whether a request target is one of the lake's two WebSockets. Everywhere else the wish for another protocol is ignored, as HTTP allows: a
 * connection that was handed over and that nobody reads would stay open after its client is gone.
 */
export function isSocketAddress(target: string | undefined): boolean {
  const [path = ''] = (target ?? '').split('?', 1);
  return path === muxPath || presencePath.test(path);
}
