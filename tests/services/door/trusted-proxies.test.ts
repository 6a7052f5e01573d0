import { describe, expect, test } from '@jest/globals';
import { parseTrustedProxies, visitorAddress } from '#services/door/trusted-proxies.ts';

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
    ['loopback', '128.0.0.1', false],
    ['loopback', '::2', false],
    ['loopback', '::FFFF:127.0.0.1', true],
    ['linklocal', '169.254.255.1', true],
    ['linklocal', '169.255.0.1', false],
    ['linklocal', 'febf::1', true],
    ['linklocal', 'fec0::1', false],
    ['uniquelocal', '10.255.0.1', true],
    ['uniquelocal', '11.0.0.1', false],
    ['uniquelocal', '172.31.0.1', true],
    ['uniquelocal', '172.32.0.1', false],
    ['uniquelocal', '192.168.255.1', true],
    ['uniquelocal', '192.169.0.1', false],
    ['uniquelocal', 'fe00::1', false],
    ['2001:db8::7', '2001:db8::7', true],
    ['2001:db8::7', '2001:db8::8', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['10.0.0.0/32', '10.0.0.1', false],
    ['0.0.0.0/0', '203.0.113.7', true],
    [' , none,127.0.0.1 ', '127.0.0.1', true],
    ['', '127.0.0.1', false],
    ['loopback', undefined, false],
    ['loopback', 'localhost', false],
    ['0.0.0.0/0', 'localhost', false],
    ['0.0.0.0/0', '::1', false],
    ['::/0', '::1', true],
  ])('R-1.8 with %j the peer %j counts: %j', (setting, address, expected) => {
    expect(parseTrustedProxies(setting).trusts(address)).toBe(expected);
  });

  test.each(['everyone', 'toString', '300.1.1.1', '/8'])('%j is refused as no address, network or name', (setting) => {
    expect(() => parseTrustedProxies(setting)).toThrow(`TRUST_PROXY: '${setting}' is not an address, network or known name`);
  });

  test.each(['10.0.0.0/x', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/1e1', '10.0.0.0/0x8', '2001:db8::/129'])(
    '%j is refused as no network, and trusts nobody',
    (setting) => {
      expect(() => parseTrustedProxies(setting)).toThrow(`TRUST_PROXY: '${setting}' is not a network`);
    },
  );
});

test.each([
  ['loopback', undefined, '127.0.0.1', '127.0.0.1'],
  ['loopback', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['loopback', '198.51.100.1, 203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['loopback,10.0.0.0/8', '203.0.113.7, 10.1.2.3', '127.0.0.1', '203.0.113.7'],
  ['loopback', '127.0.0.2, 127.0.0.3', '127.0.0.1', '127.0.0.2'],
  ['none', '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['none', undefined, undefined, ''],
])('with %j trusted, a request over %j from %j came from %j', (setting, before, peer, expected) => {
  const request = { headers: { 'x-forwarded-for': before }, socket: { remoteAddress: peer } };
  expect(visitorAddress(request, parseTrustedProxies(setting))).toBe(expected);
});
