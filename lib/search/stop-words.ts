import { stemEnglish } from './stem-english.ts';

/** English words that carry a sentence and not its subject. */
const stopWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can cannot cant could did didnt do does doesnt
  doing dont during each for from get gets getting give go got had has have having he help her here him his how i if im in into is isnt it
  its ive just know let like make makes many may me might more most much must my need needs no not now of off on once one only or other our
  out over own please same she should so some such take tell than that the their them then there these they this those through to too under
  until up us use used using very want wants was we were what when where which while who whom whose why will with without would you your`
    .split(/\s+/)
    .map(stemEnglish),
);

/** Whether an English word, stemmed, says nothing of what a search is about. */
export const isStopWord = (stem: string): boolean => stopWords.has(stem);

/** How questions are asked in Chinese and Japanese; of two with one beginning the longer comes first. */
const phrases = [
  '请问|请教|怎么办|怎么样|怎么|怎样|如何|为什么|为何|什么|哪些|哪个|哪里|哪儿|是不是|能不能|可不可以|有没有|会不会|要不要|是否|能否|可否|可以',
  '我想要|我想|我要|想要|需要|应该|我们|你们|吗|呢|吧',
  'どうすればいいですか|どうすればよい|どうすればいい|どうすれば|どうしたら|どうやって|どのように|どうやる|どうなる|どうして|どう|なぜ|どこ|どれ|どの|なに|いつ',
  'でしょうか|ましょうか|ですか|ますか|ません|ください|下さい|教えて|知りたい|してほしい|してもらう|ほしい|したい|したくない|できますか|できません|できる|たい|ました|ます|です',
  'という|といった|について|における|による|とは|から|まで|より|ので|のに|けど|する|した|して|され|れる|れて|られ|いる|ある|ない|いい|よい|こと|もの|とき|など',
];
const question = new RegExp(phrases.join('|'), 'gu');

/** Characters that say nothing where they are a Chinese word of their own, and belong to it where they are part of one (还, 还原). */
const functionWords = new Set('的了着把被给和与是在有就都也很太还我你想要能会请');
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A search in hiragana alone is a word that was not converted, whatever it holds: たいむあうと. */
const onlyHiragana = /^[\p{Script=Hiragana}ー\s]+$/u;

/** A query, folded and in simplified characters, without the words of a question; spaces replace them. */
export function withoutQuestionWords(query: string): string {
  if (onlyHiragana.test(query)) return query;
  const rest = query.replace(question, ' ');
  if (kana.test(rest) || !/\p{Script=Han}/u.test(rest)) return rest;
  return Array.from(chineseWords.segment(rest), ({ segment }) => (functionWords.has(segment) ? ' ' : segment)).join('');
}
