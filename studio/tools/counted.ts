import { say } from '../words/say.ts';

/** A number of things in words: '1 price', '2 prices'. */
export const counted = (count: number, noun: string): string => say(`${count} ${count === 1 ? noun : `${noun}s`}`);
