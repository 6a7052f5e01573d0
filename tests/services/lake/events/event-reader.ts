import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';

export interface HeardEvent {
  type: string;
  id: string;
  data: Record<string, unknown>;
}

export interface EventReader {
  readonly events: readonly HeardEvent[];
  /** What arrived in one piece. */
  readonly pieces: readonly string[];
  /** The last id, as a browser remembers it for the next connection. */
  lastId(): string;
  /** Waits until this many events have arrived. */
  until(count: number): Promise<readonly HeardEvent[]>;
  close(): void;
}

interface Transport {
  close(): void;
}

type Open = (address: string, lastEventId: string, headers: Record<string, string>, piece: (text: string) => void) => Transport;

const overHttp: Open = (address, lastEventId, headers, piece) => {
  const ending = new AbortController();
  const read = async (): Promise<void> => {
    const answer = await fetch(address, {
      headers: { ...headers, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      signal: ending.signal,
    });
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) piece(decoder.decode(z.instanceof(Uint8Array).parse(bytes), { stream: true }));
  };
  // ends with the abort
  read().catch(() => undefined);
  return { close: () => ending.abort() };
};

const overMux: Open = (address, lastEventId, headers, piece) => {
  const { origin, pathname, search } = new URL(address);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/lake/socket/mux`, { headers: { ...headers, origin } });
  socket.on('open', () => socket.send(JSON.stringify(['open', 1, pathname + search, lastEventId])));
  socket.on('message', (data) => {
    const [, kind, text] = z.array(z.unknown()).parse(JSON.parse(String(data)));
    if (kind === 'body') piece(String(text));
  });
  socket.on('error', () => undefined);
  return { close: () => socket.terminate() };
};

export const transports = { http: overHttp, mux: overMux } as const;

/** Reads an event stream as a browser does, over HTTP or over the shared WebSocket. */
export function readEvents(
  over: keyof typeof transports,
  address: string,
  lastEventId: string,
  headers: Record<string, string>,
): EventReader {
  const events: HeardEvent[] = [];
  const pieces: string[] = [];
  let lastId = lastEventId;
  let rest = '';
  const transport = transports[over](address, lastEventId, headers, (text) => {
    pieces.push(text);
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string): string | undefined =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      lastId = field('id') ?? lastId;
      const data = field('data');
      if (data !== undefined)
        events.push({ type: field('event') ?? 'message', id: lastId, data: z.record(z.string(), z.unknown()).parse(JSON.parse(data)) });
    }
  });
  return {
    events,
    pieces,
    lastId: () => lastId,
    until: async (count) => {
      for (let n = 0; n < 1_000 && events.length < count; n += 1) await delay(10);
      if (events.length < count) throw new Error(`${events.length} of ${count} events came`);
      return events;
    },
    close: transport.close,
  };
}
