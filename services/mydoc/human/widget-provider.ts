import { createHash } from 'node:crypto';
import { z } from 'zod';
import { widgets, type WidgetProvider } from '#lib/human/human-providers.ts';
import { minuteMs } from '#lib/time/lengths.ts';
import type { HumanCheckProvider } from './human-provider.ts';

const requestTimeoutMs = 8_000;
const longestAnswerLifeMs = 10 * minuteMs;

const verdictSchema = z.object({ success: z.boolean(), action: z.string().optional(), hostname: z.string().optional() });

/** The provider gave no verdict; calls answer 'system busy'. */
class ProviderUnavailable extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Cloudflare Turnstile or hCaptcha: their widget in the page, their verdict on the answer. */
export function createWidgetProvider(settings: {
  provider: WidgetProvider;
  siteKey: string;
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}): HumanCheckProvider {
  const { provider, siteKey, secret } = settings;
  const send = settings.fetch ?? fetch;
  return {
    challenge: async () => ({ provider, siteKey }),
    judge: async (answer, action, { host }) => {
      const verdict = await ask(send, widgets[provider].verify, { secret, response: answer, sitekey: siteKey });
      const sameAction = provider === 'hcaptcha' || verdict.action === action;
      // an answer given on another site does not count
      const sameHost = verdict.hostname === undefined || verdict.hostname === new URL(`http://${host}`).hostname;
      if (!verdict.success || !sameAction || !sameHost) return { ok: false };
      const id = createHash('sha256').update(answer).digest('base64url');
      return { ok: true, id: `${provider} ${id}`, untilMs: settings.now().getTime() + longestAnswerLifeMs };
    },
  };
}

async function ask(send: typeof fetch, address: string, form: Record<string, string>): Promise<z.output<typeof verdictSchema>> {
  try {
    const answer = await send(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return verdictSchema.parse(await answer.json());
  } catch (error) {
    throw new ProviderUnavailable('the provider of human verification gave no verdict', { cause: error });
  }
}
