/** Providers of a verification widget, loaded from their own origins. */
const widgetProviders = ['turnstile', 'hcaptcha'] as const;

export type WidgetProvider = (typeof widgetProviders)[number];

const humanProviders = ['altcha', ...widgetProviders] as const;

export type HumanProvider = (typeof humanProviders)[number];

interface Widget {
  /** The script, which defines `global` on the window. */
  readonly script: string;
  readonly global: 'turnstile' | 'hcaptcha';
  /** The endpoint with which our service verifies an answer. */
  readonly verify: string;
  /** What a page's security policy has to allow. */
  readonly origins: { readonly script: readonly string[]; readonly connect: readonly string[]; readonly frame: readonly string[] };
}

export const widgets = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: { script: ['https://challenges.cloudflare.com'], connect: [], frame: ['https://challenges.cloudflare.com'] },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    global: 'hcaptcha',
    verify: 'https://api.hcaptcha.com/siteverify',
    origins: {
      script: ['https://js.hcaptcha.com', 'https://newassets.hcaptcha.com'],
      connect: ['https://api.hcaptcha.com', 'https://newassets.hcaptcha.com'],
      frame: ['https://newassets.hcaptcha.com'],
    },
  },
} as const satisfies Record<WidgetProvider, Widget>;
