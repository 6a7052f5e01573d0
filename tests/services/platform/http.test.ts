import net from 'node:net';
import { expect, test } from '@jest/globals';
import { createHttpApp } from '#services/platform/http.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';

/** The first bytes with which the server answers a request as it is written, head and beginning of the body. */
async function answerTo(request: string): Promise<string> {
  const app = createHttpApp({ log: createLog({ name: 'http-test', level: 'silent' }), metrics: createMetrics(), ready: () => true });
  app.post('/taken', () => ({}));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request);
  const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  socket.destroy();
  await app.close();
  return answer;
}

test('a body that is too large is refused without closing the connection that it still comes on', async () => {
  const answer = await answerTo('POST /taken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000000\r\n\r\n[');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).not.toMatch(/connection: close/i);
});

test('the wish for another protocol is ignored where there is none', async () => {
  const answer = await answerTo('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
