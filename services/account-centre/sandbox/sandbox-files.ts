import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { encryptPassword } from '#lib/account/encrypt-password.ts';
import { securityHeaders } from './visit.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const javascript = 'text/javascript; charset=utf-8';

/**
 * Style and script of the sandbox's pages. Passwords are encrypted by the site's own function, taken from the module loaded in this
 * process.
 */
const files = {
  'sandbox.css': { type: 'text/css; charset=utf-8', text: read('./browser/sandbox.css') },
  'password-form.js': { type: javascript, text: read('./browser/password-form.js') },
  'encrypt-password.js': { type: javascript, text: `export ${encryptPassword.toString()}\n` },
} as const;

export function registerSandboxFiles(app: FastifyInstance): void {
  for (const [name, { type, text }] of Object.entries(files)) {
    app.get(`/${name}`, (request, reply) =>
      reply
        .headers({ ...securityHeaders(request.protocol === 'https'), 'cache-control': 'no-cache' })
        .type(type)
        .send(text),
    );
  }
}
