import { expect, test } from '@jest/globals';
import { askedKind, saysKind } from '#services/mydoc/chat/texts/asked-kind.ts';
import { readQuestionText } from '#services/mydoc/chat/questions/question-text.ts';

const kindOf = (question: string) => askedKind(readQuestionText(question).forms);

test.each([
  ['How long until my server is ready?', 'duration'],
  ['多久能用上服务器？', 'duration'],
  ['何日かかりますか', 'duration'],
  ['what percent do I get back', 'share'],
  ['两年付打几折', 'share'],
  ['何割が補償される？', 'share'],
  ['who do I write to about this', 'contact'],
  ['该发给谁', 'contact'],
  ['どこに連絡すればいい', 'contact'],
  ['how many disks can I attach', 'number'],
  ['最大能买到多大', 'number'],
  ['上限はいくつ', 'number'],
  ['How do I restore a snapshot?', null],
  ['怎么用快照恢复', null],
  ['復元の手順', null],
])('R-9 %s asks for a %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});

test.each([
  ['It is usually ready about two minutes later.', 'duration', true],
  ['Nothing renews by itself.', 'duration', false],
  ['逾期 3 小时自动关闭', 'duration', true],
  ['PayPal: 3〜5営業日', 'duration', true],
  ['稼働率99.97%', 'share', true],
  ['Write to abuse@marlow.example', 'contact', true],
  ['请提交工单', 'contact', true],
  ['An order takes a coupon.', 'contact', false],
  ['最大 2,000 GiB', 'number', true],
  ['Disks cannot shrink.', 'number', false],
] as const)('R-9 "%s" as a %s: %s', (line, kind, says) => {
  expect(saysKind(line, kind)).toBe(says);
});
