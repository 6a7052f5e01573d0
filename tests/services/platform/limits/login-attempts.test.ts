import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createLoginAttempts, defaultLoginLimits } from '#services/platform/limits/login-attempts.ts';
import { hashPassword } from '#services/platform/secrets/passwords.ts';

const limits = { wrongByAccountAndAddress: 3, wrongByAccount: 50, wrongByAddress: 6, rightByAddress: 8, windowMs: 60_000 };
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword('right');
});

afterEach(() => {
  jest.restoreAllMocks();
});

const find = async (account: string) => (account === 'known' ? { passwordHash } : null);

describe('trying to log in', () => {
  test('twelve wrong passwords at once are three tries', async () => {
    const attempts = createLoginAttempts(limits);
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => attempts.check({ account: 'known', password: 'wrong', address: 'a' }, find)),
    );
    expect(verdicts.filter(({ kind }) => kind === 'wrong')).toHaveLength(3);
    expect(verdicts.filter(({ kind }) => kind === 'wait')).toHaveLength(9);
  });

  test('the last second of a wait is waited for too', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const attempts = createLoginAttempts({ ...limits, wrongByAccountAndAddress: 1, windowMs: 1_000 });
    const tryOnce = () => attempts.check({ account: 'known', password: 'wrong', address: 'a' }, find);
    expect([await tryOnce(), await tryOnce()]).toEqual([{ kind: 'wrong' }, { kind: 'wait', seconds: 1 }]);
  });

  test('of a password that is longer than any account has, the first 512 characters are looked at', async () => {
    const longest = { passwordHash: await hashPassword('x'.repeat(512)) };
    const attempts = createLoginAttempts(limits);
    const tried = (length: number) => ({ account: 'longest', password: 'x'.repeat(length), address: 'a' });
    const kindOf = async (length: number) => (await attempts.check(tried(length), async () => longest)).kind;
    expect([await kindOf(511), await kindOf(512), await kindOf(513)]).toEqual(['wrong', 'right', 'right']);
  });

  test('right passwords use no wrong ones up, and have a limit of their own for each address', async () => {
    const attempts = createLoginAttempts({ ...limits, wrongByAddress: 9 });
    const kindOf = async (password: string, address: string) => (await attempts.check({ account: 'known', password, address }, find)).kind;
    for (let n = 0; n < 8; n += 1) expect(await kindOf('right', 'a')).toBe('right');
    expect([await kindOf('right', 'a'), await kindOf('right', 'b')]).toEqual(['wait', 'right']);
  });

  test('wrong passwords from many addresses keep an account out, but not from where it logged in before', async () => {
    const attempts = createLoginAttempts({ ...limits, wrongByAccount: 4 });
    const kindOf = async (password: string, address: string) => (await attempts.check({ account: 'known', password, address }, find)).kind;
    expect(await kindOf('right', 'home')).toBe('right');
    for (const address of ['a', 'a', 'b', 'b']) expect(await kindOf('wrong', address)).toBe('wrong');
    expect([await kindOf('right', 'c'), await kindOf('right', 'home'), await kindOf('right', 'c')]).toEqual(['wait', 'right', 'wait']);
    expect([await kindOf('wrong', 'home'), await kindOf('wrong', 'home'), await kindOf('wrong', 'home')]).toEqual([
      'wrong',
      'wrong',
      'wrong',
    ]);
    expect(await kindOf('right', 'home')).toBe('wait');
  });

  test('what is tried where an account logged in before is not counted against it elsewhere', async () => {
    const attempts = createLoginAttempts({ ...limits, wrongByAccount: 2 });
    const kindOf = async (password: string, address: string) => (await attempts.check({ account: 'known', password, address }, find)).kind;
    expect(await kindOf('right', 'home')).toBe('right');
    for (let n = 0; n < 3; n += 1) expect(await kindOf('wrong', 'home')).toBe('wrong');
    expect(await kindOf('wrong', 'a')).toBe('wrong');
    expect([await kindOf('right', 'a'), await kindOf('wrong', 'b'), await kindOf('wrong', 'b')]).toEqual(['right', 'wrong', 'wrong']);
    expect(await kindOf('wrong', 'b')).toBe('wait');
  });

  test('wrong passwords use no right ones up', async () => {
    const attempts = createLoginAttempts({ ...limits, rightByAddress: 1 });
    const kinds: string[] = [];
    for (const password of ['wrong', 'wrong', 'right', 'right'])
      kinds.push((await attempts.check({ account: 'known', password, address: 'a' }, find)).kind);
    expect(kinds).toEqual(['wrong', 'wrong', 'right', 'wait']);
  });

  test('a few addresses that log in without end keep out neither another address nor an editor', async () => {
    const [visitors, editors] = [createLoginAttempts(defaultLoginLimits), createLoginAttempts(defaultLoginLimits, 'editors')];
    const tried = (address: string) => ({ account: 'known', password: 'right', address });
    const flood = ['a', 'b', 'c', 'd'].flatMap((address) => Array.from({ length: 8 }, () => visitors.check(tried(address), find)));
    const order: string[] = [];
    const [editor, visitor] = [editors.check(tried('e'), find), visitors.check(tried('f'), find)];
    void editor.then(() => order.push('editor'));
    void visitor.then(() => order.push('visitor'));
    void Promise.all(flood).then(() => order.push('flood'));
    expect([(await editor).kind, (await visitor).kind]).toEqual(['right', 'right']);
    const kinds = (await Promise.all(flood)).map(({ kind }) => kind);
    await Promise.resolve();
    expect([kinds.filter((kind) => kind === 'right').length, kinds.filter((kind) => kind === 'busy').length]).toEqual([25, 7]);
    expect(order.at(-1)).toBe('flood');
  });

  test('what the busy process did not look at is no failure', async () => {
    const attempts = createLoginAttempts({ ...limits, wrongByAddress: 1_000, rightByAddress: 1_000 });
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => attempts.check({ account: `nobody${n}`, password: 'x', address: 'a' }, find)),
    );
    const kinds = verdicts.map(({ kind }) => kind);
    expect([kinds.filter((kind) => kind === 'wrong').length, kinds.filter((kind) => kind === 'busy').length]).toEqual([8, 32]);
    expect(verdicts.at(-1)).toEqual({ kind: 'busy', seconds: 2 });
    const later = await Promise.all(
      ['nobody39', 'nobody39', 'nobody39'].map((account) => attempts.check({ account, password: 'x', address: 'a' }, find)),
    );
    expect(later.map(({ kind }) => kind)).toEqual(['wrong', 'wrong', 'wrong']);
  });

  test('the try of a disconnected client is not checked, and nothing is counted', async () => {
    const attempts = createLoginAttempts(limits);
    const left = AbortSignal.abort();
    for (let n = 0; n < 5; n += 1)
      await expect(attempts.check({ account: 'known', password: 'wrong', address: 'a', signal: left }, find)).rejects.toMatchObject({
        kind: 'caller-left',
      });
    expect((await attempts.check({ account: 'known', password: 'right', address: 'a' }, find)).kind).toBe('right');
  });
});
