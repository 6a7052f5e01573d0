import { expect, test } from '@jest/globals';
import { secondPersonQuestion } from '#studio/actions/questions/second-person-question.ts';

const asked = (draft: unknown, published: unknown): boolean => secondPersonQuestion(draft, published, 0) !== null;

test('doing without the second person of legal texts is asked about once, and its return is not', () => {
  expect([
    asked({ legalApprovals: 0 }, { legalApprovals: 1 }),
    asked({ legalApprovals: 0 }, {}),
    asked({ legalApprovals: 0 }, null),
  ]).toEqual([true, true, true]);
  expect([asked({ legalApprovals: 0 }, { legalApprovals: 0 }), asked({ legalApprovals: 1 }, { legalApprovals: 0 }), asked({}, {})]).toEqual(
    [false, false, false],
  );
});
