import { describe, expect, test } from '@jest/globals';
import { parseTrustedProxies } from '#services/door/trusted-proxies.ts';

describe('TRUST_PROXY', () => {
  test.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['none', '127.0.0.1', false],
    ['10.1.0.0/16', '10.1.255.255', true],
    ['10.1.0.0/16', '10.2.0.0', false],
    ['uniquelocal, 203.0.113.7', '203.0.113.7', true],
    ['uniquelocal, 203.0.113.7', '203.0.113.8', false],
    ['uniquelocal', 'fd00::1', true],
    ['loopback', undefined, false],
    ['loopback', 'localhost', false],
  ])('R-1.8 with %j the peer %j counts: %j', (setting, address, expected) => {
    expect(parseTrustedProxies(setting).trusts(address)).toBe(expected);
  });

  test.each(['everyone', '10.0.0.0/x', '300.1.1.1'])('%j is refused by name', (setting) => {
    expect(() => parseTrustedProxies(setting)).toThrow('TRUST_PROXY');
  });
});
