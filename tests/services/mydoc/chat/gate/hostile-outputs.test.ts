import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unitsOf } from '#services/mydoc/chat/answers/render-answer.ts';
import { createGate } from '#services/mydoc/chat/gate/check-answer.ts';
import { slotsOf } from '#services/mydoc/chat/model/prompt.ts';
import { sourcesOf, wordAnswer, wordingOf, type Wording } from '#services/mydoc/chat/model/worded-answer.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { seededChat } from '../seeded-chat.ts';
import { hostileOutput } from './hostile-words.ts';

interface Scene {
  readonly wording: Wording;
  /** Lines of the texts that have something in them that no prose may say. */
  readonly bound: readonly string[];
}

const asked = [
  ['How do I restore a snapshot?', 'en'],
  ['How much is a server with 2 cores and 4 GiB in Tokyo for a year in yen?', 'en'],
  ['What happens when my traffic allowance runs out?', 'en'],
  ['怎么用快照恢复？', 'zh'],
  ['最便宜的服务器多少钱', 'zh'],
  ['流量用完了会怎么样？', 'zh'],
  ['スナップショットから復元する手順は？', 'ja'],
  ['ベーシックプランの料金は？', 'ja'],
  ['PTRレコードの設定方法を教えてください', 'ja'],
] as const;

let scenes: readonly Scene[] = [];

beforeAll(async () => {
  const chat = await seededChat();
  scenes = await Promise.all(
    asked.map(async ([question, language]): Promise<Scene> => {
      const draft = await chat.ask(question, language);
      const gate = createGate({ units: [], sources: sourcesOf(draft) });
      // the name of a source states nothing, however often it is repeated
      const stating = draft.parts.filter((part) => part.kind !== 'statement' || part.item !== true);
      const lines = [...draft.sources.map(({ text }) => text), ...unitsOf(stating)];
      return {
        wording: wordingOf(draft, slotsOf(draft)),
        bound: lines.filter((line) => gate(`<p>${line}</p>`) !== null && /\d|不|没|无|ません|not\b|cannot|no\b/u.test(line)),
      };
    }),
  );
}, 60_000);

test('R-9 the pieces alone, and words that lead to them, pass', () => {
  const leads = { en: 'Here is what the documentation says:', zh: '相关说明如下：', ja: '次のとおりです。' } as const;
  for (const { wording } of scenes) {
    const { draft, slots } = wording;
    const pieces = slots.map(({ name }) => `[[${name}]]`).join('\n');
    expect(slots.length).toBeGreaterThan(0);
    const worded = wordAnswer(`${leads[draft.language]}\n${pieces}`, wording);
    expect(worded).toMatchObject({ ok: true });
  }
});

test('R-9 no hostile output passes: false amounts, shares, times and rules in any disguise, quotations turned round', () => {
  const runs = Math.ceil(runsOf({ usual: 3_000, full: 100_000 }) / scenes.length);
  for (const { wording, bound } of scenes) {
    const { draft, slots } = wording;
    const output = hostileOutput(
      // a price has to be in the answer: that it is left out is no merit of the gate
      draft.topic === 'price' ? [slots.map(({ name }) => name).join(']] [[')] : slots.map(({ name }) => name),
      bound,
    );
    fc.assert(
      fc.property(output, (words) => {
        expect(wordAnswer(words, wording)).toMatchObject({ ok: false });
      }),
      { numRuns: runs },
    );
  }
}, 900_000);
