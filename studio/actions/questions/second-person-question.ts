import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { say } from '../../words/say.ts';
import type { QuestionOf } from './publish-asked.tsx';

const asksTwoPeople = (settings: unknown): boolean => asRecord(settings).legalApprovals !== 0;

/** Asked where the site settings would do without the second person of legal texts. */
export const secondPersonQuestion: QuestionOf = (draft, published) =>
  asksTwoPeople(draft) || !asksTwoPeople(published)
    ? null
    : {
        lines: [
          say('From now on one person alone publishes legal texts: whoever writes a version or a correction may publish it too.'),
          say('Nobody else reads it before customers are bound by it, and what is published stays for ever.'),
        ],
        confirm: say('Do without a second person'),
      };
