import { expect, test } from '@jest/globals';
import { breakable } from '#lib/content/values/unbroken-text.ts';
import { PlanAnswers } from '#components/plans/plan-answers.tsx';
import { languages, type Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const answersIn = (language: (typeof languages)[number]): string[] =>
  [...renderInSite(<PlanAnswers language={language} />, language).container.querySelectorAll('dd')].map(({ textContent }) =>
    breakable(textContent),
  );

const one = (answers: readonly string[], ...words: readonly RegExp[]): boolean =>
  answers.some((answer) => words.every((word) => word.test(answer)));

test.each(languages)('R-5.13 before a size is chosen, the %s page tells the addresses, the ports and the free snapshots', (language) => {
  const answers = answersIn(language);
  expect([
    one(answers, /\b1 ?个? ?IPv4|IPv4.{0,4}1/i, /\b8 ?个? ?IPv6|IPv6.{0,4}8/i),
    one(answers, /Linux/, /22/, /Windows/, /3389/),
    one(answers, /\b5 GiB/),
  ]).toEqual([true, true, true]);
});

const whatComesIn: Readonly<Record<Language, RegExp>> = {
  en: /inbound is 50 Mbps, or equal to your outbound bandwidth if you set that higher/i,
  zh: /出网不超过 50 Mbps 时，入网为 50 Mbps；超过 50 Mbps 时，入网与出网一致/,
  ja: /送信が50 Mbps以下なら受信は50 Mbps、50 Mbpsを超えると受信も同じ帯域/,
};

test.each(languages)('R-5.10 before a size is chosen, the %s page tells what comes in, up to 50 Mbps and above', (language) => {
  expect(one(answersIn(language), whatComesIn[language])).toBe(true);
});

test.each(languages)('R-12.6 before a size is chosen, the %s page says that the buyer has root rights, beside the way in', (language) => {
  expect(one(answersIn(language), /root/i, /22/, /3389/)).toBe(true);
});
