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
const risk = (html: string): string | null => gate(html)?.risk ?? null;

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
    ['another amount', '<p>The server costs $9.51 for 1 month.</p>'],
    ['part of a rule', '<p>You can return it.</p>'],
    ['a rule that is denied', '<p>It is wrong that: You can return it within 72 hours.</p>'],
    ['an addition to a rule', '<p>You can return it within 72 hours. Or later.</p>'],
    ['a rule turned round', '<p>Disks can shrink.</p>'],
    ['an amount across tags', '<p>The <em>$</em>9<strong>.5</strong>1</p>'],
    ['a number word', '<p>Take seven snapshots.</p>'],
    ['a kanji number', '<p>快照三份</p>'],
    ['a full-width number', '<p>快照３份</p>'],
    ['a share', '<p>半额</p>'],
    ['what no text says', '<p>Elephants love snapshots dearly.</p>'],
    ['an order turned round', '<p>Resize the partition before you take a snapshot of the disk.</p>'],
    ['an order turned round by one word', '<p>Take a snapshot of the disk after you resize the partition.</p>'],
    ['a comparison', '<p>The snapshot is larger than the partition.</p>'],
    ['a superlative', '<p>The snapshot is the smallest disk.</p>'],
    ['a Chinese order turned round', '<p>停止写入之前先创建快照。</p>'],
    ['a Chinese bound', '<p>快照最低写入以上。</p>'],
    ['a Japanese bound', '<p>スナップショット未満を取得。</p>'],
    ['a Japanese comparison', '<p>スナップショットより取得。</p>'],
    ['a yes', '<p>Yes.</p>'],
    ['another script', '<p>Тake a snapshot.</p>'],
    ['an address', '<p>See evil.example</p>'],
    ['too much prose', `<p>${'Take a snapshot of the disk. '.repeat(30)}</p>`],
  ])('%s does not pass', (_what, html) => {
    expect(risk(html)).not.toBeNull();
  });
});
