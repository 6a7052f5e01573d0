import { domainToASCII } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { hanVariants } from '#lib/domains/han-variants.ts';

const variants = (name: string): readonly string[] => hanVariants(domainToASCII(name));

describe('R-5.14 traditional and simplified characters', () => {
  test('the other form of a Chinese name is offered', () => {
    expect(variants('鹽湖.com')).toEqual(['盐湖.com']);
    expect(variants('盐湖.com')).toEqual(['鹽湖.com']);
    expect(variants('云服务.com')).toEqual(['雲服務.com']);
  });

  test('also of one with Latin letters and digits', () => {
    expect(variants('盐a.com')).toEqual(['鹽a.com']);
    expect(variants('tea-台灣24.com')).toEqual(['tea-台湾24.com', 'tea-臺灣24.com']);
  });

  test.each(['山水.com', '塩沼.jp', 'しおぬま.com', 'reed.com', 'しa盐.com'])('%s has no other form', (name) => {
    expect(variants(name)).toEqual([]);
  });
});
