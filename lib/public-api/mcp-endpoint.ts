import { createMcpHandler, isJsonContentType } from '@modelcontextprotocol/server';
import { callBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { createMcpServer, type McpDeps } from './mcp-server.ts';

/** JSON-RPC's codes for what is no JSON, and for what is no request. */
const refusals = {
  notJson: { code: -32_700, message: 'Parse error: Invalid JSON' },
  severalMessages: { code: -32_600, message: 'Invalid Request: send one message at a time, batches are not supported' },
} as const;

/**
 * Answers requests of agents, one message each: only the revision of March 2025 had lists of messages, and a hundred in one request would
 * take the time of a hundred.
 */
export function createMcpEndpoint(deps: McpDeps): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(deps), { maxSubscriptions: 0, maxRequestBodySize: callBytesAtMost });
  return async (request) => {
    // what it refuses before it reads
    if (request.method !== 'POST' || !isJsonContentType(request.headers.get('content-type'))) return handler.fetch(request);
    const message = readMessage(await request.clone().text());
    if ('problem' in message) return refuse(message.problem);
    return handler.fetch(request, { parsedBody: message.body });
  };
}

function readMessage(text: string): { readonly body: unknown } | { readonly problem: keyof typeof refusals } {
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? { problem: 'severalMessages' } : { body };
  } catch {
    return { problem: 'notJson' };
  }
}

const refuse = (problem: keyof typeof refusals): Response =>
  Response.json({ jsonrpc: '2.0', error: refusals[problem], id: null }, { status: 400 });
