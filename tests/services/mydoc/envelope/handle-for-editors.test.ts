import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { couponFigures } from '#lib/contracts/calls/coupon-calls.ts';
import type { EditorCheck } from '#services/mydoc/envelope/handle-for-editors.ts';
import { startMydoc, type Answer, type MydocUnderTest } from '../mydoc-under-test.ts';

const isEditor = jest.fn<EditorCheck['isEditor']>();
let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ isEditor });
}, 60_000);

beforeEach(() => void isEditor.mockReset().mockResolvedValue(true));
afterAll(() => mydoc.close());

let addresses = 0;
const ask = (headers: Record<string, string>, address = `198.51.100.${(addresses += 1)}`): Promise<Answer> =>
  mydoc.call(couponFigures.path, {}, { ...headers, 'x-forwarded-for': address });

const session = 'a-session-of-the-studio';

describe('a call for editors', () => {
  test('is answered to whom the CMS knows, by their token or their session', async () => {
    expect(await ask({ authorization: 'Bearer token' })).toMatchObject({ code: 2000 });
    expect(await ask({ cookie: `hf_editor=${session}` })).toMatchObject({ code: 2000 });
    expect(isEditor.mock.calls).toEqual([[{ token: 'token', session: undefined }], [{ token: undefined, session }]]);
  });

  test('does not exist for whom the CMS does not know', async () => {
    isEditor.mockResolvedValue(false);
    expect(await ask({ authorization: 'Bearer token' })).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  });

  test.each([
    ['nothing', {}],
    ['a header of another kind', { authorization: 'Basic dXNlcjpw' }],
    ['a cookie that is no session', { cookie: 'hf_editor=%0A' }],
  ])('the CMS is not asked about a visitor with %s', async (_what, headers: Record<string, string>) => {
    expect(await ask(headers)).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
    expect(isEditor).not.toHaveBeenCalled();
  });

  test('a CMS that does not answer is an outage', async () => {
    isEditor.mockRejectedValue(Object.assign(new Error('the CMS is away'), { code: 'ECONNREFUSED' }));
    expect(await ask({ authorization: 'Bearer token' })).toMatchObject({ message: { key: 'systemBusy' } });
  });

  test('an address cannot have the CMS asked without end', async () => {
    isEditor.mockResolvedValue(false);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 40; tries += 1) answers.push((await ask({ authorization: `Bearer guess-${tries}` }, '203.0.113.9')).code);
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    expect(isEditor.mock.calls.length).toBeLessThan(40);
    expect(await ask({ authorization: 'Bearer token' }, '203.0.113.10')).toMatchObject({ code: 404 });
  });
});
