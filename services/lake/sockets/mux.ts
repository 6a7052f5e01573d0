import type { WebSocket } from 'ws';
import { z } from 'zod';
import { unsentBytesAtMost, type EventSink } from '../events/event-stream.ts';
import type { Identity } from '../editors/identity.ts';
import type { LakeParts } from '../lake-parts.ts';
import { isRefusal } from '../refusal.ts';
import { streamAt } from '../events/streams.ts';
import { readJson } from './socket-message.ts';

const pingMs = 15_000;
const streamsAtMost = 200;
/** Maximum length of the id of a transaction and of a document. */
const eventIdCharactersAtMost = 2_048;
const unsupportedData = 1003;

const messageSchema = z.union([
  z.tuple([
    z.literal('open'),
    z.number(),
    z
      .string()
      .startsWith('/lake/')
      .max(64 * 1024),
    z.string().max(eventIdCharactersAtMost).default(''),
  ]),
  z.tuple([z.literal('close'), z.number()]),
]);

/**
 * Many streams of events on one WebSocket, because a browser opens only six connections to a host.
 * Up: `["open", id, address, lastEventId]`, `["close", id]`. Down: `[id, "head", status, type]`, `[id, "body", text]`, `[id, "end"]`, `[0,
 * "ping"]`.
 */
export function serveMux(socket: WebSocket, parts: LakeParts, identity: Identity): void {
  const open = new Map<number, MuxStream>();
  const send = (...message: unknown[]): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > unsentBytesAtMost) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const beat = setInterval(() => send(0, 'ping'), pingMs);

  const begin = (id: number, address: string, lastEventId: string): void => {
    open.get(id)?.close();
    if (open.size >= streamsAtMost) return send(id, 'head', 429, '');
    try {
      const start = streamAt(parts, new URL(address, 'http://lake'), identity, lastEventId);
      const stream = createMuxStream((kind, text) => send(id, kind, ...(text === undefined ? [] : [text])));
      open.set(id, stream);
      stream.sink.onClose(() => {
        if (open.get(id) === stream) open.delete(id);
      });
      send(id, 'head', 200, 'text/event-stream');
      start(stream.sink);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      send(id, 'head', error.status, 'application/json');
    }
  };

  socket.on('close', () => {
    clearInterval(beat);
    for (const stream of [...open.values()]) stream.close();
  });
  socket.on('message', (data) => {
    const message = messageSchema.safeParse(readJson(String(data)));
    if (!message.success) return socket.close(unsupportedData);
    if (message.data[0] === 'close') open.get(message.data[1])?.close();
    else begin(message.data[1], message.data[2], message.data[3]);
  });
}

interface MuxStream {
  sink: EventSink;
  close(): void;
}

function createMuxStream(send: (kind: 'body' | 'end', text?: string) => void): MuxStream {
  const closers = new Set<() => void>();
  let closed = false;
  const close = (): void => {
    if (closed) return;
    closed = true;
    for (const closer of closers) closer();
  };
  const sink: EventSink = {
    write: (text) => {
      if (!closed) send('body', text);
    },
    end: () => {
      if (closed) return;
      send('end');
      close();
    },
    onClose: (listener) => {
      closers.add(listener);
    },
  };
  return { sink, close };
}
