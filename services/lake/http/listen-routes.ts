import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { datasets } from '../documents/datasets.ts';
import { unsentBytesAtMost, type EventSink } from '../events/event-stream.ts';
import type { LakeParts } from '../lake-parts.ts';
import { streamAt } from '../events/streams.ts';
import { callerOf } from './caller.ts';
import { createStrangerStreams } from './stranger-streams.ts';

/** Event streams over plain HTTP. */
export function registerListenRoutes(app: FastifyInstance, parts: LakeParts): void {
  const strangers = createStrangerStreams();
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = await callerOf(parts, request);
    const stream = streamAt(parts, new URL(request.url, 'http://lake'), caller, lastEventIdOf(request.headers));
    const leave = caller.role === 'anonymous' ? strangers.begin(addressKey(request.ip)) : () => undefined;
    reply.hijack();
    // a client that left meanwhile emits no event
    if (reply.raw.destroyed) return leave();
    reply.raw.on('close', leave);
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' });
    stream(sinkOf(reply.raw));
  };
  for (const dataset of datasets) app.get(`/:version/data/listen/${dataset}`, open);
  app.get('/:version/data/live/events/production', open);
}

const lastEventIdOf = ({ 'last-event-id': id }: IncomingHttpHeaders): string => (typeof id === 'string' ? id : '');

const sinkOf = (response: ServerResponse): EventSink => ({
  write: (text) => {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > unsentBytesAtMost) response.destroy();
    else response.write(text);
  },
  end: () => response.end(),
  onClose: (listener) => response.on('close', listener),
});
