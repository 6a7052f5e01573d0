import { beforeAll, describe, expect, test } from '@jest/globals';
import { languages } from '#lib/language/languages.ts';
import { renderAnswer, unitsOf } from '#services/mydoc/chat/answers/render-answer.ts';
import { createGate } from '#services/mydoc/chat/gate/check-answer.ts';
import { answerableChinese } from '../answerable-chinese.ts';
import { answerable } from '../answerable.ts';
import { seededChat, type SeededChat } from '../seeded-chat.ts';
import { unanswerable } from '../unanswerable.ts';

let chat: SeededChat;

beforeAll(async () => {
  chat = await seededChat();
}, 60_000);

const slugOf = (link: string | undefined): string => link?.split('#')[0]?.split('/').at(-1) ?? '';

/** What was reached, rounded down. */
const rightAtLeast = 0.85;
const unansweredAtLeast = 0.85;
const inOtherWordsAtLeast = 0.8;

describe.each(languages)('R-9 in %s', (language) => {
  test('questions that texts answer are answered from the right one', async () => {
    let right = 0;
    for (const [question, slugs] of answerable[language])
      if (slugs.includes(slugOf((await chat.ask(question, language)).citations[0]?.link))) right += 1;
    expect(right / answerable[language].length).toBeGreaterThanOrEqual(rightAtLeast);
  });

  test('questions that no text answers are not', async () => {
    let unanswered = 0;
    for (const question of unanswerable[language]) if ((await chat.ask(question, language)).kind !== 'answered') unanswered += 1;
    expect(unanswered / unanswerable[language].length).toBeGreaterThanOrEqual(unansweredAtLeast);
  });

  test('every answer passes the gate, and every quotation stands in the text word for word', async () => {
    for (const question of [...answerable[language].map(([each]) => each), ...unanswerable[language]]) {
      const draft = await chat.ask(question, language);
      expect(createGate({ units: unitsOf(draft.parts), sources: [] })(renderAnswer(draft))).toBeNull();
      for (const part of draft.parts) {
        if (part.kind !== 'quotation') continue;
        const { link, version } = draft.citations[part.number - 1] ?? { link: '', version: 0 };
        const text = chat.knowledge.texts.find((each) => link.split('#')[0] === each.link && version === each.version);
        const lines = new Set(
          text?.sections.flatMap(({ heading, units }) => [heading ?? '', ...units.flatMap(({ below, lines: all }) => [...below, ...all])]),
        );
        expect(part.lines.filter((line) => !lines.has(line))).toEqual([]);
      }
    }
  });
});

test('R-9 Chinese questions in other words than the texts have are answered from the right one, with what was asked for', async () => {
  let right = 0;
  for (const [question, slugs, wordings] of answerableChinese) {
    const draft = await chat.ask(question, 'zh');
    const html = renderAnswer(draft);
    if (slugs.includes(slugOf(draft.citations[0]?.link)) && wordings.some((wording) => html.includes(wording))) right += 1;
  }
  expect(right / answerableChinese.length).toBeGreaterThanOrEqual(inOtherWordsAtLeast);
});

test('R-9 what a legal section does not give is quoted below that heading, and whole', async () => {
  const { parts } = await chat.ask('Is a domain name refunded?', 'en');
  const { sections } = chat.knowledge.texts.find(({ slug, language }) => slug === 'refund' && language === 'en') ?? { sections: [] };
  const quoted = parts.flatMap((part) => (part.kind === 'quotation' ? [part.lines] : []));
  const section = sections.find(({ heading }) => heading !== null && heading === quoted[0]?.[0]);
  expect(section).toBeDefined();
  expect(quoted.flat()).toEqual(expect.arrayContaining([...(section?.units.flatMap(({ lines }) => lines) ?? [])]));
});

test('R-9 a legal answer is the version in force, named by its revision', async () => {
  const draft = await chat.ask('Within how many hours can I get all my money back?', 'en');
  const text = chat.knowledge.texts.find(({ slug, language }) => slug === 'refund' && language === 'en');
  expect(draft.topic).toBe('legal');
  expect(draft.citations[0]).toMatchObject({ version: text?.version, revision: text?.revision });
});
