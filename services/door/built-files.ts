import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Serves a file of the build; false if there is none or the method does not fit, and then nothing was sent. */
export type SendBuiltFile = (request: IncomingMessage, response: ServerResponse) => boolean;

const prefix = '/_next/static/';
const yearSeconds = 31_536_000;

/** Whether the path is that of a build file, existing or not. */
export const asksForBuiltFile = ({ url = '', method }: IncomingMessage): boolean =>
  url.startsWith(prefix) && (method === 'GET' || method === 'HEAD');

/**
 * Scripts and styles of the build, under names that carry their content hash, as compressed once by the build
 * (`scripts/stack/compress-files.ts`).
 */
export function createBuiltFiles(directory: string, { compress }: { compress: boolean }): SendBuiltFile {
  const send = sirv(directory, { brotli: compress, gzip: compress, etag: true, maxAge: yearSeconds, immutable: true });
  return (request, response) => {
    if (!asksForBuiltFile(request)) return false;
    const { url = '' } = request;
    let sent = true;
    request.url = url.slice(prefix.length - 1);
    send(request, response, () => {
      sent = false;
    });
    request.url = url;
    return sent;
  };
}
