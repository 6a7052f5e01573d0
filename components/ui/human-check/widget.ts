import * as z from 'zod/mini';
import { widgets, type WidgetProvider } from '#lib/human/human-providers.ts';
import type { HumanAction } from '#lib/human/human-actions.ts';

interface WidgetOptions {
  sitekey: string;
  action: HumanAction;
  language: string;
  hl: string;
  callback: (answer: string) => void;
  'error-callback': () => void;
  'expired-callback': () => void;
}

/** What both providers define on the window, as far as we use it. */
const widgetApi = z.object({
  render: z.custom<(place: HTMLElement, options: WidgetOptions) => unknown>((value) => typeof value === 'function'),
});

const loading = new Map<string, Promise<void>>();
const loadTimeoutMs = 20_000;

function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      loading.delete(address);
      script.remove();
      reject(new Error('the widget could not be loaded'));
    };
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    setTimeout(fail, loadTimeoutMs);
    script.src = address;
    document.head.append(script);
  });
  loading.set(address, load);
  return load;
}

/**
 * Renders the provider's widget into an element; its script is loaded only now. Resolves with the visitor's answer, null if there is none.
 */
export async function askByWidget(
  place: HTMLElement,
  { provider, siteKey, action, language }: { provider: WidgetProvider; siteKey: string; action: HumanAction; language: string },
): Promise<string | null> {
  const { script, global } = widgets[provider];
  await loadScript(script);
  const api = widgetApi.safeParse(Reflect.get(window, global));
  if (!api.success) return null;
  return new Promise((resolve) => {
    api.data.render(place, {
      sitekey: siteKey,
      action,
      language,
      hl: language,
      callback: resolve,
      'error-callback': () => resolve(null),
      'expired-callback': () => resolve(null),
    });
  });
}
