import { expect, test } from '@jest/globals';
import { isOutage } from '#services/platform/process/outage.ts';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a server that shuts down', withCode('57P01'), true],
  ['a server without room for connections', withCode('53300'), true],
  ['a lost connection, wrapped by a driver', new Error('query failed', { cause: withCode('08006') }), true],
  ['a lost connection, told in words', new Error('query failed', { cause: new Error('Connection terminated unexpectedly') }), true],
  [
    'a statement on a connection that was lost before it',
    new Error('query failed', { cause: new Error('Client has encountered a connection error and is not queryable') }),
    true,
  ],
  ['a table that is missing', withCode('42P01'), false],
  ['a broken constraint', withCode('23505'), false],
  ['a mistake of ours', new TypeError('undefined is not a function'), false],
  ['what is no error', 'words', false],
])('%s is an outage: %p', (_what, error, outage) => {
  expect(isOutage(error)).toBe(outage);
});
