import { isIPv4 as nodeSaysIpv4, isIPv6 as nodeSaysIpv6 } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cidrRule, isIpv4, isIpv4Cidr, isIpv6, isIpv6Cidr } from '#lib/rules/ip-address.ts';

describe('R-11.1 IPv4', () => {
  test('each number goes from 0 to 255', () => {
    expect(['0', '255', '256', '-1', ''].map((octet) => isIpv4(`1.2.3.${octet}`))).toEqual([true, true, false, false, false]);
  });

  test('three or five numbers, leading zeros, other notations and other digits are refused', () => {
    expect(['1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.04', '0x1.2.3.4', '1.2.3.4 ', '1,2,3,4', '１.2.3.4', '1.2.3.'].some(isIpv4)).toBe(
      false,
    );
  });

  test('every address is accepted', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => expect(isIpv4(address)).toBe(true)));
  });
});

describe('R-11.1 IPv6', () => {
  test('every address is accepted', () => {
    fc.assert(fc.property(fc.ipV6(), (address) => expect(isIpv6(address)).toBe(nodeSaysIpv6(address))));
  });

  test('it agrees with the system about whatever looks like an address', () => {
    const pieces = fc.array(fc.constantFrom('0', 'f', 'ffff', '1a2b', '12345', ':', ':', ':', '::', '1.2.3.4', '.', 'g'), {
      maxLength: 18,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect([text, isIpv6(text), isIpv4(text)]).toEqual([text, nodeSaysIpv6(text), nodeSaysIpv4(text)]);
      }),
      { numRuns: 5_000 },
    );
  });

  test('seven, eight and nine groups', () => {
    expect([7, 8, 9].map((count) => isIpv6(Array.from({ length: count }, () => 'a').join(':')))).toEqual([false, true, false]);
  });

  test('two gaps, a gap for nothing, a zone, brackets and five digits are refused', () => {
    expect(['1::2::3', '1:2:3:4::5:6:7:8', 'fe80::1%eth0', '[::1]', '12345::', ':::', '1:', ':1'].some(isIpv6)).toBe(false);
  });
});

describe('R-11.1 CIDR', () => {
  test('an IPv4 prefix has 0 to 32 bits', () => {
    expect(['-1', '0', '32', '33'].map((bits) => isIpv4Cidr(`10.0.0.0/${bits}`))).toEqual([false, true, true, false]);
  });

  test('an IPv6 prefix has 0 to 128 bits', () => {
    expect(['-1', '0', '128', '129'].map((bits) => isIpv6Cidr(`2001:db8::/${bits}`))).toEqual([false, true, true, false]);
  });

  test('an address without prefix, a leading zero, two prefixes and a netmask are refused', () => {
    expect(
      ['10.0.0.0', '10.0.0.0/', '10.0.0.0/08', '10.0.0.0/8/8', '10.0.0.0/255.0.0.0', '/8', '::', '::/064', '10.0.0.0/８'].some(
        cidrRule.accepts,
      ),
    ).toBe(false);
  });

  test('each family has its own rule', () => {
    expect([isIpv4Cidr('::/0'), isIpv6Cidr('0.0.0.0/0'), cidrRule.accepts('::/0'), cidrRule.accepts('0.0.0.0/0')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
