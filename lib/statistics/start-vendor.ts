import type { Consent } from '#lib/storage/consent.ts';
import type { StatisticsScript } from './vendors.ts';

/** How a vendor's script is loaded: its address, and for some its attributes. */
export interface VendorScript {
  readonly src: string;
  readonly data: Readonly<Record<string, string>>;
}

/** `window`, where the vendors put their queues. */
export type Queues = Record<string, unknown>;

/** The address of a vendor's script. */
export function vendorScript({ vendor, id }: StatisticsScript): VendorScript {
  switch (vendor) {
    case 'google-analytics':
      return { src: `https://www.googletagmanager.com/gtag/js?id=${id}`, data: {} };
    case 'google-tag-manager':
      return { src: `https://www.googletagmanager.com/gtm.js?id=${id}`, data: {} };
    case 'baidu-tongji':
      return { src: `https://hm.baidu.com/hm.js?${id}`, data: {} };
    case 'matomo':
      return { src: `https://${id.split('/')[0]}/matomo.js`, data: {} };
    case 'plausible':
      return { src: 'https://plausible.io/js/script.js', data: { domain: id } };
  }
}

const queue = (queues: Queues, name: string): unknown[] => {
  const known = queues[name];
  if (Array.isArray(known)) return known;
  const fresh: unknown[] = [];
  queues[name] = fresh;
  return fresh;
};

/** Google reads only `arguments` objects as commands, never plain arrays. */
function gtag(queues: Queues, ...words: unknown[]): void {
  (function push(..._words: unknown[]) {
    queue(queues, 'dataLayer').push(arguments);
  })(...words);
}

const signalsOf = (statistics: boolean, marketing: boolean) => {
  const word = (on: boolean): 'granted' | 'denied' => (on ? 'granted' : 'denied');
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(statistics),
  };
};

/** Denies every Consent Mode signal, before any tag is loaded. */
export const denyByDefault = (queues: Queues): void => gtag(queues, 'consent', 'default', signalsOf(false, false));

/** Updates the tags with the visitor's consent. */
export function tellConsent(queues: Queues, consent: Consent): void {
  const given = consent.kind === 'given';
  gtag(queues, 'consent', 'update', signalsOf(given && consent.statistics, given && consent.marketing));
}

/** Prepares a vendor's queue, before its script is loaded. */
export function prepareVendor(queues: Queues, { vendor, id }: StatisticsScript, nowMs: number): void {
  switch (vendor) {
    case 'google-analytics':
      queues[`ga-disable-${id}`] = false;
      gtag(queues, 'js', new Date(nowMs));
      gtag(queues, 'config', id);
      return;
    case 'google-tag-manager':
      queue(queues, 'dataLayer').push({ 'gtm.start': nowMs, event: 'gtm.js' });
      return;
    case 'matomo': {
      const [host, site] = id.split('/');
      queue(queues, '_paq').push(
        ['setTrackerUrl', `https://${host}/matomo.php`],
        ['setSiteId', site],
        ['trackPageView'],
        ['enableLinkTracking'],
      );
      return;
    }
    case 'baidu-tongji':
      queue(queues, '_hmt');
      return;
    case 'plausible':
  }
}

/** Counts a client-side navigation; Google and Plausible notice by themselves. */
export function countPage(queues: Queues, { vendor }: StatisticsScript, page: { path: string; title: string }): void {
  if (vendor === 'baidu-tongji') queue(queues, '_hmt').push(['_trackPageview', page.path]);
  if (vendor === 'matomo') queue(queues, '_paq').push(['setCustomUrl', page.path], ['setDocumentTitle', page.title], ['trackPageView']);
}

/** Asks a loaded script to stop; it ends completely with the page. */
export function silenceVendor(queues: Queues, { vendor, id }: StatisticsScript): void {
  if (vendor === 'google-analytics') queues[`ga-disable-${id}`] = true;
  if (vendor === 'matomo') queue(queues, '_paq').push(['disableCookies'], ['deleteCookies'], ['disableHeartBeatTimer']);
}
