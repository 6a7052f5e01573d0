import { expect, type BrowserContext } from '@playwright/test';
import { origin } from '../stack.ts';

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

interface CentreForm {
  /** The page with the form, and where the form goes. */
  from: string;
  to: string;
  fields: Record<string, string>;
  base?: string;
}

/** A page may have several forms, each with a token of its own. */
const formOf = (html: string, action: string): string => html.split('<form').find((part) => part.includes(`action="${action}"`)) ?? html;

/** Sends a form of the account centre, without a page. */
export async function sendForm(context: BrowserContext, { from, to, fields, base = origin() }: CentreForm): Promise<void> {
  const page = await (await context.request.get(`${base}${from}`)).text();
  const answer = await context.request.post(`${base}${to}`, {
    form: { ...hiddenFields(formOf(page, to)), ...fields },
    headers: { origin: base },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

let count = 0;

/** A number that no other account of this run has. */
const nextNumber = (): string => `${Date.now()}${String((count += 1)).padStart(3, '0')}`;

/** A new account, logged in. */
export const registerAccount = (context: BrowserContext, base?: string): Promise<void> =>
  sendForm(context, {
    from: '/ucenter/?ope=reg',
    to: '/ucenter/register',
    fields: { email: `buyer-${nextNumber()}@example.com`, password: 'harbour at night, and fog', phone: '' },
    ...(base === undefined ? {} : { base }),
  });

/** Its owner is verified by a passport that nobody else has. */
export const verifyPerson = (context: BrowserContext, base?: string): Promise<void> =>
  sendForm(context, {
    from: '/ucenter/console/realName',
    to: '/ucenter/console/realName',
    fields: { name: 'Alex Reed', document: 'passport', card: nextNumber().slice(-9), country: 'US' },
    ...(base === undefined ? {} : { base }),
  });

/** The owner's verification is in this state, by the switches of the sandbox. */
export const setRealName = (context: BrowserContext, realName: 'pending'): Promise<void> =>
  sendForm(context, { from: '/ucenter/console/account', to: '/ucenter/console/state', fields: { realName, standing: 'good' } });
