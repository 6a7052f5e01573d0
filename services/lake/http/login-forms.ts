import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormPage } from '../editors/form-page.ts';
import { loginLanguage } from '../editors/login-words.ts';
import { isSameOrigin } from '../origin.ts';
import { forbidden } from '../refusal.ts';
import type { LakeSettings } from '../settings.ts';

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
export const formBytesAtMost = 16 * 1024;

/** Shows one of the pages around the log-in, in the language of the browser. */
export const showPage = (request: FastifyRequest, reply: FastifyReply, status: number, page: FormPage): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin', vary: 'accept-language' })
    .send(page(loginLanguage(request.headers['accept-language'])));

export const formOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');

/** @throws 403 for a form of another site */
export function checkFormOrigin(request: FastifyRequest, settings: Pick<LakeSettings, 'publicOrigin'>): void {
  if (!isSameOrigin(request.headers, settings.publicOrigin)) throw forbidden('This origin may not log in here');
}
