import { describe, expect, test } from '@jest/globals';
import {
  countPage,
  denyByDefault,
  prepareVendor,
  silenceVendor,
  tellConsent,
  vendorScript,
  type Queues,
} from '#lib/statistics/start-vendor.ts';
import { isVendorId } from '#lib/statistics/vendor-ids.ts';
import { vendorNames, vendors, type StatisticsScript } from '#lib/statistics/vendors.ts';

const scripts: Readonly<Record<StatisticsScript['vendor'], StatisticsScript>> = {
  'google-analytics': { vendor: 'google-analytics', id: 'G-ABC1234567', category: 2 },
  'google-tag-manager': { vendor: 'google-tag-manager', id: 'GTM-ABC1234', category: 3 },
  'baidu-tongji': { vendor: 'baidu-tongji', id: '0123456789abcdef0123456789abcdef', category: 2 },
  matomo: { vendor: 'matomo', id: 'stats.marlow.example/1', category: 2 },
  plausible: { vendor: 'plausible', id: 'www.marlow.example', category: 2 },
};

const commands = (queues: Queues): unknown[][] =>
  (Array.isArray(queues.dataLayer) ? queues.dataLayer : []).map((entry: object) => Object.values(entry));

describe('R-4.5 loading a vendor', () => {
  test.each(vendorNames)('%s is fetched from an origin that its policy allows, with its id', (vendor) => {
    const { src, data } = vendorScript(scripts[vendor]);
    expect(vendors[vendor].origins(scripts[vendor].id).script).toContain(new URL(src).origin);
    const [id = ''] = scripts[vendor].id.split('/');
    expect(`${src} ${Object.values(data).join(' ')}`).toContain(id);
  });

  test.each(vendorNames)('%s opens the policy for whole https origins without wildcards, and nothing else', (vendor) => {
    const { script, connect, image } = vendors[vendor].origins(scripts[vendor].id);
    for (const origin of [...script, ...connect, ...image]) expect(new URL(origin).origin).toBe(origin);
    expect([...script, ...connect, ...image].join(' ')).not.toMatch(/\*|http:/);
  });

  test.each(vendorNames)('%s takes its own numbers and nothing that could leave an address or a policy', (vendor) => {
    expect(isVendorId(vendor, scripts[vendor].id)).toBe(true);
    for (const id of ['', 'x; script-src *', "a'b", '../evil', 'https://evil.example', `${scripts[vendor].id} `, `${scripts[vendor].id}\n`])
      expect([id, isVendorId(vendor, id)]).toEqual([id, false]);
  });
});

describe('R-3.9 Consent Mode', () => {
  test('every signal is denied before the first tag, then what the visitor allows is granted', () => {
    const queues: Queues = {};
    denyByDefault(queues);
    tellConsent(queues, { kind: 'given', atMs: 1, statistics: true, marketing: false });
    prepareVendor(queues, scripts['google-analytics'], 5);
    expect(commands(queues)).toEqual([
      ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' }],
      ['js', new Date(5)],
      ['config', 'G-ABC1234567'],
    ]);
  });

  test('commands are argument lists, which is all that Google reads', () => {
    const queues: Queues = {};
    denyByDefault(queues);
    expect(Object.prototype.toString.call(Array.isArray(queues.dataLayer) ? queues.dataLayer[0] : null)).toBe('[object Arguments]');
  });

  test('without a consent every signal is denied again', () => {
    const queues: Queues = {};
    tellConsent(queues, { kind: 'unasked' });
    expect(JSON.stringify(commands(queues))).not.toContain('granted');
  });
});

describe('what is reported to a vendor', () => {
  test('a page that came without a load is counted where the vendor does not notice by itself', () => {
    const queues: Queues = {};
    for (const vendor of vendorNames) countPage(queues, scripts[vendor], { path: '/zh/doc', title: 'Docs' });
    expect(queues).toEqual({
      _hmt: [['_trackPageview', '/zh/doc']],
      _paq: [['setCustomUrl', '/zh/doc'], ['setDocumentTitle', 'Docs'], ['trackPageView']],
    });
  });

  test('a withdrawn vendor is silenced as far as it can be, and started again by its preparation', () => {
    const queues: Queues = {};
    silenceVendor(queues, scripts['google-analytics']);
    silenceVendor(queues, scripts.matomo);
    expect(queues).toMatchObject({
      'ga-disable-G-ABC1234567': true,
      _paq: [['disableCookies'], ['deleteCookies'], ['disableHeartBeatTimer']],
    });
    prepareVendor(queues, scripts['google-analytics'], 1);
    expect(queues['ga-disable-G-ABC1234567']).toBe(false);
  });
});
