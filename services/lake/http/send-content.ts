import type { FastifyReply } from 'fastify';
import { endUnread, type StoredFile } from '#services/platform/files/stored-file.ts';

/** Sends bytes, or a file as fast as it is read. */
export function sendContent(reply: FastifyReply, content: Buffer | StoredFile): FastifyReply {
  endUnread(reply.raw);
  return Buffer.isBuffer(content) ? reply.send(content) : reply.header('content-length', content.size).send(content.stream());
}
