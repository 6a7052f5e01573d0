import { describe, expect, test } from '@jest/globals';
import { createGate } from '#services/mydoc/chat/gate/check-answer.ts';

const units = ['The server costs $9.52 for 1 month.', 'You can return it within 72 hours.', 'Disks cannot shrink.'];
const sources = [
  'Take a snapshot of the disk before you resize the partition.',
  'Disks cannot shrink.',
  '创建快照之前先停止写入。',
  'スナップショットを取得します。',
];
const gate = createGate({ units, sources });

describe('R-9 the gate', () => {
  test.each([
    '<p>The server costs $9.52 for 1 month.</p>',
    '<blockquote><p>You can return it within 72 hours. <a href="/x">[1]</a></p></blockquote>',
    '<p>You can return it within 72 hours. Disks cannot shrink.</p>',
    '<p>Here is what the documentation says about the snapshot:</p>',
    '<p>Take a snapshot of the disk.</p>',
    '<ul><li>Disks cannot shrink.</li></ul>',
    '<p>Take a snapshot of the disk before you resize the partition.</p>',
    '<p>相关说明如下：</p>',
    '<p>次のとおりです。</p>',
  ])('%s passes', (html) => {
    expect(gate(html)).toBeNull();
  });

  test.each([
    ['another amount', 'sign', '<p>The server costs $9.51 for 1 month.</p>'],
    ['part of a rule', 'rule', '<p>You can return it.</p>'],
    ['a rule that is denied', 'sign', '<p>It is wrong that: You can return it within 72 hours.</p>'],
    ['an addition to a rule', 'sign', '<p>You can return it within 72 hours. Or later.</p>'],
    ['a rule turned round', 'altered quotation', '<p>Disks can shrink.</p>'],
    ['an amount across tags', 'sign', '<p>The <em>$</em>9<strong>.5</strong>1</p>'],
    ['a number word', 'number', '<p>Take seven snapshots.</p>'],
    ['a kanji number', 'number', '<p>快照三份</p>'],
    ['a full-width number', 'sign', '<p>快照３份</p>'],
    ['a share', 'number', '<p>半额</p>'],
    ['what no text says', 'not in the texts', '<p>Elephants love snapshots dearly.</p>'],
    ['an order turned round', 'order', '<p>Resize the partition before you take a snapshot of the disk.</p>'],
    ['an order turned round by one word', 'order', '<p>Take a snapshot of the disk after you resize the partition.</p>'],
    ['a comparison', 'order', '<p>The snapshot is larger than the partition.</p>'],
    ['a superlative', 'order', '<p>The snapshot is the smallest disk.</p>'],
    ['a Chinese order turned round', 'order', '<p>停止写入之前先创建快照。</p>'],
    ['a Chinese bound', 'order', '<p>快照最低写入以上。</p>'],
    ['a Japanese bound', 'denial', '<p>スナップショット未満を取得。</p>'],
    ['a Japanese comparison', 'order', '<p>スナップショットより取得。</p>'],
    ['a yes', 'denial', '<p>Yes.</p>'],
    ['another script', 'sign', '<p>Тake a snapshot.</p>'],
    ['an address', 'address', '<p>See evil.example</p>'],
    ['too much prose', 'length', `<p>${'Take a snapshot of the disk. '.repeat(30)}</p>`],
  ])('%s does not pass: %s', (_what, expected, html) => {
    expect(gate(html)).toBe(expected);
  });
});

describe('R-9 how much of a sentence has to stand in the texts', () => {
  const katakana = 'アウカケコソタチテトナノ';
  const grounds = [...sources, katakana, 'Mirror volumes across racks for free.', 'Nobody knows.'];
  const found = createGate({ units, sources: grounds });

  test('four of five words are enough, three of four are not', () => {
    expect(found('<p>Elephants, snapshot, disk, resize, partition</p>')).toBeNull();
    expect(found('<p>Elephants, snapshot, disk, resize</p>')).toBe('not in the texts');
    expect(found('<p>Elephants.</p>')).toBe('not in the texts');
  });

  test('eleven of twenty pairs of characters are enough, and its last kana does not count', () => {
    expect(found(`<p>${katakana}ミネヤヒフヘホムモ</p>`)).toBeNull();
    expect(found(`<p>${katakana}ミネヤヒフヘホムモリ</p>`)).toBe('not in the texts');
  });

  test('characters of a text in another order say something else', () => {
    expect(found('<p>照快止停</p>')).toBe('not in the texts');
  });

  test('hiragana between words says little', () => {
    expect(found('<p>スナップショットをゆっくりとらえておこう</p>')).toBeNull();
  });

  test('a sentence is judged by itself, with or without a space before it', () => {
    expect(found('<p>创建快照之前先停止写入。大象爱草。</p>')).toBe('not in the texts');
  });

  test('three words of five from a line that only a quotation may say are too many', () => {
    expect(found('<p>Mirror volumes across racks, snapshot the partition of the disk.</p>')).toBeNull();
    expect(found('<p>Mirror volumes across racks, snapshot the disk.</p>')).toBe('altered quotation');
  });

  test('600 characters of prose pass, 601 do not', () => {
    const prose = `${'snapshot '.repeat(65)}snapshot disks.`;
    expect(prose).toHaveLength(600);
    expect(found(`<p>${prose}</p>`)).toBeNull();
    expect(found(`<p>${prose}.</p>`)).toBe('length');
  });
});
