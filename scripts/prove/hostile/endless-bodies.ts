import { connect } from 'node:net';
import { contentApiVersion } from '#lib/content/api-version.ts';

const piece = Buffer.alloc(64 * 1_024, 'a');
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
const pauseMs = 500;
/** All of them take bodies, up to a limit. */
const targets = [
  { path: `/lake/v${contentApiVersion}/data/mutate/production`, type: 'application/json' },
  { path: `/lake/v${contentApiVersion}/assets/images/production`, type: 'image/png' },
  { path: '/myDoc/seniorManage/SEO/search', type: 'application/x-www-form-urlencoded' },
  { path: '/api/revalidate', type: 'application/json' },
] as const;

export interface EndlessBodies {
  end(): void;
  /** How often a connection was closed on its sender. */
  readonly refused: number;
  readonly sentMib: number;
}

/** Sends bodies that never end, half of them without a length, as fast as they are taken; starts again when a connection is closed. */
export function sendEndlessBodies(port: number, host: string, count: number): EndlessBodies {
  let [ended, refused, sentBytes] = [false, 0, 0];
  const stops = new Set<() => void>();
  const send = (place: number): void => {
    if (ended) return;
    const { path, type } = targets[place % targets.length] ?? targets[0];
    const isChunked = place % (targets.length * 2) < targets.length;
    const socket = connect(port, '127.0.0.1');
    const stop = (): void => void socket.destroy();
    stops.add(stop);
    const more = (): void => {
      while (socket.writable && !ended) {
        const bytes = isChunked ? chunk : piece;
        sentBytes += bytes.length;
        if (!socket.write(bytes)) return;
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('drain', more);
    socket.once('connect', () => {
      const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${2 ** 40}`;
      socket.write(`POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`);
      more();
    });
    socket.once('close', () => {
      stops.delete(stop);
      refused += 1;
      setTimeout(() => send(place), pauseMs).unref();
    });
  };
  for (let place = 0; place < count; place += 1) send(place);
  return {
    end: () => {
      ended = true;
      for (const stop of stops) stop();
    },
    get refused() {
      return refused;
    },
    get sentMib() {
      return Math.round(sentBytes / (1_024 * 1_024));
    },
  };
}
