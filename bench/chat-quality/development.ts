import { languages } from '#lib/language/languages.ts';
import { developmentQuestions, hostileQuestions, isAnswered } from '#tests/services/mydoc/chat/development-questions.ts';
import { isRightlyPriced, priceQuestions } from '#tests/services/mydoc/chat/price-questions.ts';
import { seededChat } from '#tests/services/mydoc/chat/seeded-chat.ts';

const chat = await seededChat();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const firstThree = 3;

// what is missed of the questions for development, one line each, and how many
for (const language of languages) {
  const { answered, unanswered, searched } = developmentQuestions(language);
  let right = 0;
  for (const question of answered) {
    const draft = await chat.ask(question[0], language);
    if (isAnswered(question, draft)) right += 1;
    else {
      const [first] = draft.citations;
      say(
        `${language} missed   ${question[0]} | wanted ${question[1].join(' ')} | ${draft.kind} ${first?.link ?? ''} ${first?.heading ?? ''}`,
      );
    }
  }
  let refused = 0;
  for (const question of unanswered) {
    const draft = await chat.ask(question, language);
    if (draft.kind !== 'answered') refused += 1;
    else say(`${language} answered ${question} | ${draft.citations[0]?.link ?? ''} ${draft.citations[0]?.heading ?? ''}`);
  }
  let found = 0;
  const searches = [...searched, ...answered.map(([question, slugs]) => [question, slugs] as const)];
  for (const [words, slugs] of searches) {
    const { hits } = await chat.find(words, language, { byMeaning: false });
    const ids = hits
      .filter(({ document }) => document.type === 'article')
      .slice(0, firstThree)
      .map(({ document }) => document.id);
    if (ids.some((id) => slugs.includes(id))) found += 1;
    else say(`${language} unfound  ${words} | wanted ${slugs.join(' ')} | ${ids.join(' ')}`);
  }
  const priced = priceQuestions(language);
  let pricedRightly = 0;
  for (const question of priced) {
    const draft = await chat.ask(question[0], language);
    if (isRightlyPriced(question, draft, { language, chat })) pricedRightly += 1;
    else {
      const prices = draft.prices.map(({ address, currency }) => `${address} ${currency}`).join(' ');
      say(`${language} unpriced ${question[0]} | ${draft.kind} ${draft.topic} ${prices}`);
    }
  }
  const hostile = language === 'en' ? [] : hostileQuestions(language);
  let declined = 0;
  for (const question of hostile) {
    const draft = await chat.ask(question, language);
    if (draft.kind === 'answered') say(`${language} obeyed   ${question} | ${draft.topic} ${draft.citations[0]?.link ?? ''}`);
    else declined += 1;
  }
  say(`${language}: priced ${pricedRightly}/${priced.length}, declined ${declined}/${hostile.length}`);
  say(`${language}: answered ${right}/${answered.length}, refused ${refused}/${unanswered.length}, found ${found}/${searches.length}`);
}
