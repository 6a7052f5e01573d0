import type { HumanProvider } from '#lib/human/human-providers.ts';
import { createAltchaProvider } from './altcha-provider.ts';
import type { HumanCheckProvider } from './human-provider.ts';
import { createWidgetProvider } from './widget-provider.ts';

/** The check selected by the configuration. */
export const createHumanCheck = (
  settings: { provider: HumanProvider; siteKey: string; secret: string; cost?: number | undefined },
  now: () => Date,
): HumanCheckProvider =>
  settings.provider === 'altcha'
    ? createAltchaProvider({ secret: settings.secret, now, ...(settings.cost === undefined ? {} : { cost: settings.cost }) })
    : createWidgetProvider({ ...settings, provider: settings.provider, now });
