import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { keepDraftCookieOnThisSite } from '#components/preview/draft-cookie.ts';

function rewritten(protocol: string | undefined): unknown {
  const request = new IncomingMessage(new Socket());
  if (protocol) request.headers['x-forwarded-proto'] = protocol;
  const response = new ServerResponse(request);
  response.setHeader('Set-Cookie', ['__prerender_bypass=abc; HttpOnly; SameSite=None; Secure; Path=/']);
  keepDraftCookieOnThisSite(request, response);
  return response.getHeader('Set-Cookie');
}

test('R-4 on plain http the draft cookie is Lax and not Secure, or a browser would drop it', () => {
  expect(rewritten(undefined)).toEqual(['__prerender_bypass=abc; HttpOnly; SameSite=Lax; Path=/']);
});

test('on https it stays Secure', () => {
  expect(rewritten('https')).toEqual(['__prerender_bypass=abc; HttpOnly; SameSite=Lax; Secure; Path=/']);
});
