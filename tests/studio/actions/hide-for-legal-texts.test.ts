import { expect, test } from '@jest/globals';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { hideForLegalDrafts, hideForLegalTexts } from '#studio/actions/hide-for-legal-texts.ts';

const action: DocumentActionComponent = Object.assign(() => ({ label: 'Do it' }), { action: 'schedule' as const });
const [legal, help] = ['legal', 'help'].map((kind) => ({ kind }));
const isOffered = (hide: typeof hideForLegalDrafts, documents: object): boolean =>
  hide(action)({ draft: null, published: null, ...documents } as DocumentActionProps) !== null;

test('an action is taken away from published legal texts, or from their drafts, too', () => {
  const offered = (documents: object): boolean[] => [hideForLegalTexts, hideForLegalDrafts].map((hide) => isOffered(hide, documents));
  expect(offered({ draft: legal })).toEqual([true, false]);
  expect(offered({ draft: legal, published: legal })).toEqual([false, false]);
  expect(offered({ version: legal, draft: legal })).toEqual([true, false]);
  expect(offered({ draft: help, published: help })).toEqual([true, true]);
  expect(hideForLegalDrafts(action).action).toBe('schedule');
});
