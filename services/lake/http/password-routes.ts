import type { FastifyInstance } from 'fastify';
import { callerLeft } from '#services/platform/caller-left.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { isQueueFull } from '#services/platform/limits/bounded-queue.ts';
import { passwordFault } from '../editors/account-rules.ts';
import { expiredLinkPage, passwordPage } from '../editors/password-page.ts';
import type { LakeParts } from '../lake-parts.ts';
import { checkFormOrigin, formBytesAtMost, formOf, showPage } from './login-forms.ts';
import { searchOf } from './parameters.ts';

const busySeconds = 2;

/** The page of a link that an administrator passed on: its holder chooses a password, once. */
export function registerPasswordRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { accounts } = parts;

  app.get('/password', async (request, reply) => {
    const link = searchOf(request).get('link') ?? '';
    const holder = await accounts.holderOf(link);
    return holder
      ? showPage(request, reply, 200, passwordPage({ link, email: holder.email }))
      : showPage(request, reply, 410, expiredLinkPage);
  });

  app.post('/password', { bodyLimit: formBytesAtMost }, async (request, reply) => {
    checkFormOrigin(request, parts.settings);
    const form = formOf(request);
    const link = form.get('link') ?? '';
    const holder = await accounts.holderOf(link);
    if (!holder) return showPage(request, reply, 410, expiredLinkPage);
    const password = form.get('password') ?? '';
    const fault = passwordFault(password, form.get('again') ?? '');
    if (fault) return showPage(request, reply, 400, passwordPage({ link, email: holder.email, problem: fault }));
    const turn = { share: addressKey(request.ip), signal: callerLeft(reply.raw) };
    try {
      if (!(await accounts.choosePassword(link, password, turn))) return showPage(request, reply, 410, expiredLinkPage);
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      const page = passwordPage({ link, email: holder.email, problem: 'busy' });
      return showPage(request, reply.header('retry-after', busySeconds), 503, page);
    }
    return reply.header('cache-control', 'no-store').redirect('/lake/login?chosen=yes', 303);
  });
}
