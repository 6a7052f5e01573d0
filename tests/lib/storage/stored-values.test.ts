import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseStored, storedNames, storedTable, type StoredName, type StoredValue } from '#lib/storage/stored-table.ts';
import { readPastInstant, readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { blockedAreas, fullAreas, memoryAreas } from './memory-areas.ts';

type Sample<Name extends StoredName> = readonly [value: StoredValue<Name>, text: string];

const samples: { readonly [Name in StoredName]: Sample<Name> } = {
  currency: [{ type: 'HKD' }, '{"type":"HKD"}'],
  theme: ['dark', 'dark'],
  languages: ['cn', 'cn'],
  userSelectLangTime: [1_767_225_600_000, '1767225600000'],
  activeImg: [1_767_225_600_000, '1767225600000'],
  signUpNote: [1_767_225_600_000, '1767225600000'],
  cookieConfirm: [{ version: 1, at: 1_767_225_600_000 }, '{"version":1,"at":1767225600000}'],
  cookieSelect1: ['1', '1'],
  cookieSelect2: ['0', '0'],
  cookieSelect3: ['1', '1'],
  currencyData: [[{ type: 'JPY', symbol: '¥', name: '円', decimals: 0 }], '[{"type":"JPY","symbol":"¥","name":"円","decimals":0}]'],
  chatUUID: ['0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b', '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b'],
  chatData: [[{ user: '1', content: 'Hi 😀' }], '[{"user":"1","content":"Hi 😀"}]'],
  chatAnswers: [[null, { failed: 'down' }], '[null,{"failed":"down"}]'],
  reloadedAddresses: [['/zh/doc'], '["/zh/doc"]'],
  priceBefore: [
    {
      quote: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b',
      why: 'price',
      currency: 'USD',
      totalMinor: 313,
      renewalMinor: 347,
      hasPassword: true,
      hasCoupon: true,
      couponMinor: 69,
      couponChosen: true,
    },
    '{"quote":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","currency":"USD","totalMinor":313,"renewalMinor":347,"hasPassword":true,"hasCoupon":true,"couponMinor":69,"couponChosen":true,"why":"price"}',
  ],
  orderLeft: [
    {
      quote: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b',
      currency: 'USD',
      totalMinor: 313,
      renewalMinor: 347,
      hasPassword: true,
      hasCoupon: false,
      couponMinor: 0,
      couponChosen: false,
      terms: 2,
      agreed: false,
      conditions: true,
      proof: 'proof',
      proofUntilMs: 1_767_225_600_000,
    },
    '{"quote":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","currency":"USD","totalMinor":313,"renewalMinor":347,"hasPassword":true,"hasCoupon":false,"couponMinor":0,"couponChosen":false,"terms":2,"agreed":false,"conditions":true,"proof":"proof","proofUntilMs":1767225600000}',
  ],
  passwordLeft: ['generated', 'generated'],
  serverSetup: [
    { hostName: 'web-1', sshKeys: [{ name: 'ann', key: 'ssh-ed25519 AAAA' }], userData: '#!/bin/sh' },
    '{"hostName":"web-1","sshKeys":[{"name":"ann","key":"ssh-ed25519 AAAA"}],"userData":"#!/bin/sh"}',
  ],
  favouriteWished: [{ article: 'ssh', atMs: 1_767_225_600_000 }, '{"article":"ssh","atMs":1767225600000}'],
  stockAlertWished: [{ region: 'jp-1', model: 'c2m4', atMs: 1_767_225_600_000 }, '{"region":"jp-1","model":"c2m4","atMs":1767225600000}'],
  feedbackLeft: [
    {
      article: 'ssh',
      textLanguage: 'ja',
      version: 2,
      rating: 4,
      suggestion: null,
      text: '鍵 🔑',
      searched: '',
      send: true,
      atMs: 1_767_225_600_000,
    },
    '{"article":"ssh","textLanguage":"ja","version":2,"rating":4,"suggestion":null,"text":"鍵 🔑","searched":"","send":true,"atMs":1767225600000}',
  ],
  recentSearches: [['快照', 'ssh'], '["快照","ssh"]'],
  searchKeyOff: ['1', '1'],
  systemChosen: ['linux-macos', 'linux-macos'],
  seenDraws: [
    [{ group: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b', commitment: 'ab'.repeat(32), atMs: 1_767_225_600_000 }],
    `[{"group":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","commitment":"${'ab'.repeat(32)}","atMs":1767225600000}]`,
  ],
  pinnedSizes: [
    [{ name: 'c2m4', region: 'JP-0', query: 'area=JP-0', vcpu: 2, memoryGib: 4, diskGib: 30 }],
    '[{"name":"c2m4","region":"JP-0","query":"area=JP-0","vcpu":2,"memoryGib":4,"diskGib":30}]',
  ],
};

const pinned = '{"name":"c2m4","region":"JP-0","query":"area=JP-0","vcpu":2,"memoryGib":4,"diskGib":30}';

/** Texts that other code, an older release or a broken disk can leave. */
const corrupted: { readonly [Name in StoredName]: readonly string[] } = {
  currency: ['', '{', 'HKD', '"HKD"', '{"type":"EUR"}', '{"type":"hkd"}', '{"type":null}', '[]', 'null', '{"Type":"HKD"}'],
  languages: ['', 'zh', 'EN', '"en"', 'en ', 'fr', 'null'],
  userSelectLangTime: ['', 'NaN', '-1', '1.5', '"1"', 'null', '1e400', '{}', '１'],
  activeImg: ['', 'NaN', '-1', '1.5', '2026-01-01'],
  signUpNote: ['', 'true', '-1', '1.5'],
  theme: ['', 'Dark', 'system', '"dark"', 'null'],
  cookieConfirm: ['', '1', 'true', '{"version":1}', '{"version":0,"at":1}', '{"version":"1","at":1}', '{"version":1,"at":-1}'],
  cookieSelect1: ['', '0', 'true', '2'],
  cookieSelect2: ['', '2', 'true', '01'],
  cookieSelect3: ['', '-1', 'false'],
  currencyData: [
    '',
    '{}',
    '[1]',
    '[{"type":"JPY"}]',
    '[{"type":"","symbol":"¥","name":"円","decimals":0}]',
    '[{"type":"JPY","symbol":"¥","name":"円","decimals":-1}]',
  ],
  chatUUID: ['', 'null', '1234', '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b\n'],
  chatData: ['', '{}', '["hi"]', '[{"user":"3","content":"x"}]', '[{"user":"1"}]', '[{"user":1,"content":"x"}]'],
  chatAnswers: ['', '{}', 'null', '1'],
  reloadedAddresses: ['', '{}', '[1]', '/zh/doc'],
  orderLeft: [
    '',
    '{}',
    'null',
    '{"quote":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","currency":"USD","totalMinor":313,"renewalMinor":347,"hasPassword":true,"hasCoupon":false,"terms":-1,"agreed":false,"proof":"","proofUntilMs":0}',
  ],
  passwordLeft: ['', 'null', 'Generated', 'a-password'],
  serverSetup: ['', 'null', '{}', '{"hostName":1,"sshKeys":[]}', '{"hostName":"","sshKeys":[{"name":"a"}]}'],
  stockAlertWished: ['', 'null', '{}', '{"region":"jp-1","atMs":1}', '{"region":"jp-1","model":"c2m4","atMs":-1}'],
  favouriteWished: ['', 'null', '{}', '{"article":"ssh"}', '{"article":"ssh","atMs":-1}', '{"article":1,"atMs":1}'],
  feedbackLeft: [
    '',
    '{}',
    '{"article":"ssh","textLanguage":"cn","version":2,"rating":4,"suggestion":null,"text":"","searched":"","send":true,"atMs":1}',
    '{"article":"ssh","textLanguage":"en","version":2,"rating":4,"suggestion":"bad","text":"","searched":"","send":true,"atMs":1}',
  ],
  systemChosen: ['', 'Windows', 'a b', 'linux-', 'x\n', '1'],
  priceBefore: [
    '',
    '{}',
    '313',
    '{"quote":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","why":"price","currency":"EUR","totalMinor":313,"renewalMinor":347,"hasPassword":true}',
  ],
  recentSearches: ['', '{}', '[1]', '[""]', '["a","b","c","d","e","f","g","h","i"]', `["${'x'.repeat(201)}"]`],
  searchKeyOff: ['', '0', 'true'],
  pinnedSizes: ['', '{}', 'c2m4', `[${Array.from({ length: 4 }, () => pinned).join(',')}]`],
  seenDraws: [
    '',
    '{}',
    '[null]',
    '[{"group":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","commitment":"ab","atMs":1}]',
    `[{"group":"a","commitment":"${'ab'.repeat(32)}","atMs":1}]`,
    `[${Array.from({ length: 51 }, () => `{"group":"0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b","commitment":"${'ab'.repeat(32)}","atMs":1}`).join(',')}]`,
  ],
};

/** A test of each name, with the types of that name. */
const sampleOf = <Name extends StoredName>(name: Name): Sample<Name> => samples[name];

describe('R-13.2 R-13.3 every stored value', () => {
  test('the names, and where each is stored, are those of the specification, and our own', () => {
    const kept = (area: string): string[] => storedNames.filter((name) => storedTable[name].area === area);
    expect(kept('local')).toEqual([
      'currency',
      'theme',
      'languages',
      'userSelectLangTime',
      'activeImg',
      'signUpNote',
      'cookieConfirm',
      'cookieSelect1',
      'cookieSelect2',
      'cookieSelect3',
      'recentSearches',
      'searchKeyOff',
      'seenDraws',
    ]);
    expect(kept('session')).toEqual([
      'currencyData',
      'chatUUID',
      'chatData',
      'chatAnswers',
      'reloadedAddresses',
      'priceBefore',
      'orderLeft',
      'passwordLeft',
      'serverSetup',
      'favouriteWished',
      'stockAlertWished',
      'feedbackLeft',
      'systemChosen',
      'pinnedSizes',
    ]);
  });

  test.each(storedNames)('%s is kept as agreed, read back, and removed', (name) => {
    const areas = memoryAreas();
    const [value, text] = sampleOf(name);
    expect(readStored(areas, name)).toBeNull();
    expect(writeStored(areas, name, value)).toEqual({ ok: true });
    expect(areas.kept[storedTable[name].area].get(name)).toBe(text);
    expect(areas.kept.local.size + areas.kept.session.size).toBe(1);
    expect(readStored(areas, name)).toEqual(value);
    expect(removeStored(areas, name)).toEqual({ ok: true });
    expect(readStored(areas, name)).toBeNull();
    expect(removeStored(areas, name)).toEqual({ ok: true });
  });

  test.each(storedNames)('R-13 a corrupted %s reads as nothing', (name) => {
    const areas = memoryAreas();
    for (const text of corrupted[name]) {
      areas.kept[storedTable[name].area].set(name, text);
      expect([text, readStored(areas, name)]).toEqual([text, null]);
    }
  });

  test.each(storedNames)('R-13 %s is neither read nor kept where storage is blocked, and nothing throws', (name) => {
    const areas = blockedAreas();
    expect(readStored(areas, name)).toBeNull();
    expect(writeStored(areas, name, sampleOf(name)[0])).toEqual({ ok: false, reason: 'blocked' });
    expect(removeStored(areas, name)).toEqual({ ok: false, reason: 'blocked' });
  });

  test.each(storedNames)('R-13 %s is refused by full storage with that reason, and what was there stays', (name) => {
    const areas = memoryAreas();
    const [value] = sampleOf(name);
    writeStored(areas, name, value);
    expect(writeStored(fullAreas(areas), name, value)).toEqual({ ok: false, reason: 'full' });
    expect(writeStored(fullAreas(areas, 0, 'NS_ERROR_DOM_QUOTA_REACHED'), name, value)).toEqual({ ok: false, reason: 'full' });
    expect(readStored(areas, name)).toEqual(value);
  });

  test.each(storedNames)('R-13 whatever text stands in %s, reading it never throws, and what is read can be kept again', (name) => {
    const areas = memoryAreas();
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        areas.kept[storedTable[name].area].set(name, text);
        const value = readStored(areas, name);
        expect(value === null || writeStored(areas, name, value).ok).toBe(true);
      }),
    );
  });
});

describe('writing what is none of ours', () => {
  test('a time that is no number is refused, and what was there stays', () => {
    const areas = memoryAreas();
    writeStored(areas, 'activeImg', 5);
    for (const time of [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY]) {
      expect(writeStored(areas, 'activeImg', time)).toEqual({ ok: false, reason: 'invalid' });
    }
    expect(readStored(areas, 'activeImg')).toBe(5);
  });

  test('what a value carries besides is left out', () => {
    expect(parseStored('currency', { type: 'USD', rate: 7.8 })).toEqual({ type: 'USD' });
  });
});

describe('round trips', () => {
  test('any chat comes back as it was', () => {
    const areas = memoryAreas();
    const chats = fc.array(fc.record({ user: fc.constantFrom('1' as const, '2' as const), content: fc.string({ unit: 'grapheme' }) }));
    fc.assert(
      fc.property(chats, (chat) => {
        expect(writeStored(areas, 'chatData', chat)).toEqual({ ok: true });
        expect(readStored(areas, 'chatData')).toEqual(chat);
      }),
    );
  });

  test('any time comes back as it was', () => {
    const areas = memoryAreas();
    fc.assert(
      fc.property(fc.maxSafeNat(), (atMs) => {
        writeStored(areas, 'userSelectLangTime', atMs);
        expect(readStored(areas, 'userSelectLangTime')).toBe(atMs);
      }),
    );
  });
});

describe('R-2 R-3.7 a time in the future counts as never', () => {
  test.each(['userSelectLangTime', 'activeImg'] as const)('%s now or before is itself, one millisecond later it is never', (name) => {
    const areas = memoryAreas();
    const nowMs = 1_767_225_600_000;
    const read = [nowMs - 1, nowMs, nowMs + 1].map((atMs) => {
      writeStored(areas, name, atMs);
      return readPastInstant(areas, name, nowMs);
    });
    expect(read).toEqual([nowMs - 1, nowMs, null]);
    expect(readPastInstant(memoryAreas(), name, nowMs)).toBeNull();
    expect(readPastInstant(blockedAreas(), name, nowMs)).toBeNull();
  });
});
