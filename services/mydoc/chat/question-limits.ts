import { chatLimits } from '#lib/chat/chat-limits.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';

export interface QuestionLimits {
  /** Takes a question of a session and an address. 0: taken; else the seconds until there is room. */
  take(session: string, address: string): number;
  /** Takes it of what both may ask in a day; false: the day's questions are used up. */
  takeOfDay(session: string, address: string): boolean;
}

const minutesInDay = 1_440;

/** How often the chat may be asked; a session is a number that anybody can invent, so the address counts as well. */
export function createQuestionLimits(nowMs?: () => number): QuestionLimits {
  const of = (atOnce: number, perMinute: number) => createTokenBuckets({ atOnce, perMinute }, nowMs);
  const day = (questions: number) => of(questions, questions / minutesInDay);
  const session = of(chatLimits.session.atOnce, chatLimits.session.perMinute);
  const address = of(chatLimits.address.atOnce, chatLimits.address.perMinute);
  const sessionDay = day(chatLimits.sessionQuestionsADay);
  const addressDay = day(chatLimits.addressQuestionsADay);
  return {
    take: (uuid, from) => Math.max(session.take(uuid), address.take(from)),
    takeOfDay: (uuid, from) => sessionDay.take(uuid) === 0 && addressDay.take(from) === 0,
  };
}
