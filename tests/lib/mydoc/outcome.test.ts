import { describe, expect, test } from '@jest/globals';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { createOutcomeStore, type Connection } from '#lib/mydoc/outcome-store.ts';

const said = { code: 4001, key: 'dataError', text: 'No <b>data</b>', field: null, values: {}, requestId: null, shown: true };
const refused: MydocFailure = { ok: false, kind: 'refused', ...said };
const login: MydocFailure = { ok: false, kind: 'login', ...said };
const busy: MydocFailure = { ok: false, kind: 'busy', reason: 'status', status: 502, text: null };

describe('what a visitor is shown of a failed call', () => {
  test('R-10.2 a refusal is an info dialog, unless isShow is 0', () => {
    expect(outcomeOf(refused, false)).toEqual({ kind: 'info', html: 'No <b>data</b>' });
    expect(outcomeOf({ ...refused, shown: false }, false)).toEqual({ kind: 'nothing' });
  });

  test('R-10.3 a 401 asks to log in', () => {
    expect(outcomeOf(login, false)).toEqual({ kind: 'login' });
  });

  test('R-10.4 an outage is a toast with the service’s words, else with the site’s own', () => {
    expect(outcomeOf(busy, false)).toEqual({ kind: 'toast', text: null });
    expect(outcomeOf({ ...busy, text: 'Back at nine' }, false)).toEqual({ kind: 'toast', text: 'Back at nine' });
  });

  test('a call that a page makes of its own accord says nothing, and neither does one that was left', () => {
    for (const failure of [refused, login, busy]) expect(outcomeOf(failure, true)).toEqual({ kind: 'nothing' });
    expect(outcomeOf({ ok: false, kind: 'aborted' }, false)).toEqual({ kind: 'nothing' });
  });
});

describe('several failures at once', () => {
  test('R-10.3 five 401s are one log-in prompt', () => {
    const store = createOutcomeStore();
    for (let call = 0; call < 5; call += 1) store.show({ kind: 'login' });
    expect(store.current().dialogs).toEqual([{ kind: 'login' }]);
    store.closeDialog();
    expect(store.current().dialogs).toEqual([]);
  });

  test('dialogs come one after the other, the same text once, and never more than five wait', () => {
    const store = createOutcomeStore();
    for (const html of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) store.show({ kind: 'info', html });
    expect(store.current().dialogs.map((dialog) => (dialog.kind === 'info' ? dialog.html : ''))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a toast is shown once and closed separately', () => {
    const store = createOutcomeStore();
    let told = 0;
    const leave = store.subscribe(() => (told += 1));
    store.show({ kind: 'toast', text: null });
    store.show({ kind: 'toast', text: null });
    store.show({ kind: 'toast', text: 'x' });
    const [first] = store.current().toasts;
    store.closeToast(first?.id ?? 0);
    expect(store.current().toasts.map((toast) => toast.text)).toEqual(['x']);
    expect(told).toBe(3);
    leave();
    store.show({ kind: 'login' });
    expect(told).toBe(3);
  });
});

describe('R-10.4 without a network', () => {
  let isOffline = true;
  let comeBack: (() => void)[] = [];
  const connection: Connection = { isOffline: () => isOffline, whenBack: (then) => void comeBack.push(then) };
  const storeOffline = () => {
    isOffline = true;
    comeBack = [];
    return createOutcomeStore(undefined, connection);
  };
  const toastsOf = (store: ReturnType<typeof createOutcomeStore>): unknown[] =>
    store.current().toasts.map(({ text, offline }) => [text, offline]);

  test('a call without an answer is shown as offline, once; the service’s own texts are unchanged', () => {
    const store = storeOffline();
    store.show({ kind: 'toast', text: null });
    store.show({ kind: 'toast', text: null });
    store.show({ kind: 'toast', text: 'Back at nine' });
    expect(toastsOf(store)).toEqual([
      [null, true],
      ['Back at nine', false],
    ]);
  });

  test('what is said of it goes when the network is back, and nothing else does', () => {
    const store = storeOffline();
    store.show({ kind: 'toast', text: null });
    store.show({ kind: 'toast', text: 'Back at nine' });
    store.show({ kind: 'login' });
    expect(comeBack).toHaveLength(1);
    isOffline = false;
    comeBack[0]?.();
    expect(toastsOf(store)).toEqual([['Back at nine', false]]);
    expect(store.current().dialogs).toEqual([{ kind: 'login' }]);
    store.show({ kind: 'toast', text: null });
    expect(toastsOf(store)).toEqual([
      ['Back at nine', false],
      [null, false],
    ]);
  });

  test('a second time offline is said again, and goes again', () => {
    const store = storeOffline();
    store.show({ kind: 'toast', text: null });
    comeBack[0]?.();
    store.show({ kind: 'toast', text: null });
    expect(toastsOf(store)).toEqual([[null, true]]);
    comeBack[1]?.();
    expect(toastsOf(store)).toEqual([]);
  });
});

describe('the way to the log-in and back', () => {
  test('R-10.3 the current path comes back as url', () => {
    expect(loginAddress('/zh/doc/collect?x=1&y=2#z')).toBe('/ucenter/?ope=login&url=%2Fzh%2Fdoc%2Fcollect%3Fx%3D1%26y%3D2%23z');
  });

  test.each(['//evil.tld', '/\\evil.tld', 'https://evil.tld', 'javascript:alert(1)', '/a\r\nSet-Cookie: x', '', '/a\\b', '/\ud800'])(
    'R-10.3 %j is no path of this site and comes back to the home page',
    (path) => {
      expect(loginAddress(path)).toBe('/ucenter/?ope=login&url=%2F');
    },
  );
});
