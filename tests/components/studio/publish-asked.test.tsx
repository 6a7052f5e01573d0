import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { DocumentActionDescription, DocumentActionProps } from 'sanity';
import { publishAsked, type QuestionOf } from '#studio/actions/questions/publish-asked.tsx';

const onHandle = jest.fn();

function action(questionOf: QuestionOf, more: Partial<DocumentActionDescription> = {}) {
  onHandle.mockClear();
  const asked = publishAsked(() => ({ label: 'Publish', onHandle, ...more }), questionOf);
  const { result } = renderHook(() => asked({ draft: { _id: 'drafts.a' }, published: null } as DocumentActionProps));
  const press = () => act(() => result.current?.onHandle?.());
  const dialog = () => {
    const shown = result.current?.dialog;
    if (!shown || shown.type !== 'confirm') return null;
    return shown;
  };
  return { press, dialog };
}

test('what is asked is published once it is confirmed, and not if one waits', () => {
  const { press, dialog } = action(() => ({ lines: ['Is that meant?'], confirm: 'It is' }));
  press();
  expect(onHandle).not.toHaveBeenCalled();
  expect(dialog()).toMatchObject({ confirmButtonText: 'It is' });
  act(() => dialog()?.onCancel());
  expect([dialog(), onHandle.mock.calls.length]).toEqual([null, 0]);
  press();
  act(() => dialog()?.onConfirm());
  expect([dialog(), onHandle.mock.calls.length]).toEqual([null, 1]);
});

test('where nothing is asked, publishing is one press, and a disabled button stays as it is', () => {
  const { press } = action(() => null);
  press();
  expect(onHandle).toHaveBeenCalledTimes(1);
  const questionOf = jest.fn<QuestionOf>(() => null);
  action(questionOf, { disabled: true }).press();
  expect(questionOf).not.toHaveBeenCalled();
});
