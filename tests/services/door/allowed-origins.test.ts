import { describe, expect, jest, test } from '@jest/globals';
import { probesQuery } from '#lib/content/queries/region-query.ts';
import { createAllowedOrigins, noOrigins, pictureOrigins, type PolicyOrigins } from '#services/door/allowed-origins.ts';
import { createLog } from '#services/platform/log.ts';

const log = createLog({ name: 'test', level: 'silent' });

const script = (vendor: string, vendorId: string) => ({ _id: vendor, vendor, vendorId });

function watched(fixed: readonly Partial<PolicyOrigins>[] = []) {
  let nowMs = 0;
  const state = { answer: (): unknown => [], probes: [] as unknown, asked: 0 };
  const ask = async (query: string): Promise<unknown> => {
    if (query === probesQuery) return state.probes;
    state.asked += 1;
    return state.answer();
  };
  const origins = createAllowedOrigins({ ask, fixed, clock: () => new Date(nowMs), log });
  return { origins, state, pass: (ms: number) => void (nowMs += ms) };
}

describe('the origins of a page’s policy', () => {
  test('none without a vendor that is switched on', async () => {
    const { origins } = watched();
    await origins.refresh();
    expect(origins.current()).toEqual(noOrigins);
  });

  test('each vendor’s exact origins, once, beside those that configuration fixes', async () => {
    const { origins, state } = watched([
      { image: ['https://cdn.sanity.io'] },
      { script: ['https://captcha.example'], frame: ['https://captcha.example'] },
    ]);
    state.answer = () => [
      script('matomo', 'stats.marlow.example/1'),
      script('google-analytics', 'G-ABC1234567'),
      script('google-tag-manager', 'GTM-ABC1234'),
    ];
    await origins.refresh();
    expect(origins.current()).toMatchObject({
      script: ['https://captcha.example', 'https://stats.marlow.example', 'https://www.googletagmanager.com'],
      frame: ['https://captcha.example'],
    });
    expect(origins.current().image).toContain('https://cdn.sanity.io');
  });

  test('an id that is none of its vendor’s never reaches the policy', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { origins, state } = watched();
    state.answer = () => [
      script('matomo', "evil.example/1; script-src 'unsafe-inline'"),
      script('unknown', 'x'),
      script('plausible', 'www.marlow.example'),
    ];
    await origins.refresh();
    expect(origins.current().script).toEqual(['https://plausible.io']);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('the origin of a region’s probe may be asked, and nothing that is no plain https address gets into the policy', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { origins, state } = watched();
    const probe = (code: string, probeUrl: string) => ({ _id: code, code, probeUrl });
    state.probes = [
      probe('US-0', 'https://lax.marlow.example/ping?x=1'),
      probe('JP-0', 'http://nrt.marlow.example/'),
      probe('DE-0', 'https://a:b@evil.example/'),
      probe('FR-0', 'https://x.example; script-src *'),
    ];
    await origins.refresh();
    expect([origins.current().connect, origins.current().script]).toEqual([['https://lax.marlow.example'], []]);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test('it is read again after 5 seconds and not before, and while the CMS is unavailable the last origins apply', async () => {
    const { origins, state, pass } = watched();
    state.answer = () => [script('plausible', 'www.marlow.example')];
    await origins.refresh();
    pass(4_999);
    origins.current();
    expect(state.asked).toBe(1);
    pass(1);
    state.answer = () => {
      throw new Error('away');
    };
    origins.current();
    expect(state.asked).toBe(2);
    await origins.refresh();
    expect(origins.current().script).toEqual(['https://plausible.io']);
  });

  test('pictures of another host are allowed by its origin, those of the site need nothing', () => {
    expect(pictureOrigins('https://cdn.sanity.io/images/abc/production')).toEqual({ image: ['https://cdn.sanity.io'] });
    expect(pictureOrigins('/lake/images/lake/production')).toEqual({});
  });
});
