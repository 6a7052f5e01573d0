import type { IncomingMessage, ServerResponse } from 'node:http';
import { isContentUnavailable } from '#lib/content/content-unavailable.ts';

interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

const maxAgeSeconds = 1;
const retryAfterSeconds = 5;

/** Lets pages of other sites read an answer: it is public, and no cookie counts. */
export function allowEveryOrigin(response: ServerResponse, methods: string): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', methods);
  response.setHeader('Access-Control-Max-Age', '86400');
}

/** Answers a public GET with JSON that any site may read: 405 for other methods, 503 while what it needs is unavailable. */
export async function answerJson(request: IncomingMessage, response: ServerResponse, make: () => Promise<JsonAnswer>): Promise<void> {
  const methods = 'GET, HEAD, OPTIONS';
  allowEveryOrigin(response, methods);
  if (request.method === 'OPTIONS') return send(response, { status: 204, body: null });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', methods);
    return send(response, { status: 405, body: { problem: 'method' } });
  }
  try {
    const answer = await make();
    if (answer.status === 200) response.setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    send(response, answer);
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    send(response, { status: 503, body: { problem: 'unavailable' } });
  }
}

function send(response: ServerResponse, { status, body }: JsonAnswer): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  if (status === 503) response.setHeader('Retry-After', String(retryAfterSeconds));
  response.statusCode = status;
  if (body === null) return void response.end();
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}
