import { endedAtMs, endedInWords } from '../../desk/own-pages/own-page-standing.ts';
import { say } from '../../words/say.ts';
import type { QuestionOf } from './publish-asked.tsx';

/** Asked where a page would be published that is over. */
export const endedPageQuestion: QuestionOf = (draft, _published, nowMs) => {
  const endedMs = endedAtMs(draft, nowMs);
  return endedMs === null
    ? null
    : { lines: [say(`If it is published as it is: ${endedInWords(endedMs)}`)], confirm: say('Publish it nevertheless') };
};
