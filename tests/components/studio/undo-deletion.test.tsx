import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

const deleted = { _id: 'job-one', _type: 'job', title: { en: 'Engineer' } };
const create = jest.fn<(document: object) => Promise<void>>();
let there: object | null = null;

jest.unstable_mockModule('sanity', () => ({
  useClient: () => ({
    config: () => ({ dataset: 'production' }),
    request: () => Promise.resolve({ documents: [{ ...deleted, _rev: 'last' }] }),
    create,
  }),
  useDocumentOperationEvent: () => undefined,
  useEditState: () => ({ draft: null, published: there, ready: true }),
}));

const { UndoDeletion } = await import('#studio/deletion/undo-deletion.tsx');

const onDismiss = jest.fn();
const note = () => <UndoDeletion deletion={{ id: 'job-one', type: 'job', atMs: 0 }} onDismiss={onDismiss} />;

beforeEach(() => {
  jest.useFakeTimers();
  there = null;
  onDismiss.mockReset();
  create.mockReset().mockImplementation(() => {
    there = deleted;
    return Promise.resolve();
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('the note after a deletion stays while the document is gone', () => {
  render(note());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Deleted. It stays in the trash.');
  expect(onDismiss).not.toHaveBeenCalled();
});

test('it goes by itself when the document comes back from elsewhere, as from the trash', () => {
  const { rerender } = render(note());
  there = deleted;
  rerender(note());
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('it does not take a document for restored that the Studio has not seen go yet', () => {
  there = deleted;
  render(note());
  expect(onDismiss).not.toHaveBeenCalled();
});

test('undone, it says so for some seconds, and goes', async () => {
  render(note());
  fireEvent.click(screen.getByRole('button', { name: 'Undo the deletion' }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('Restored: Engineer');
  expect(create).toHaveBeenCalledWith(deleted);
  expect(onDismiss).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(onDismiss).toHaveBeenCalled();
});

test('a refusal stays in sight, with the button to try again', async () => {
  create.mockRejectedValue(new Error('no right'));
  render(note());
  fireEvent.click(screen.getByRole('button', { name: 'Undo the deletion' }));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('status')).toHaveTextContent('It was not restored: no right');
  expect(screen.getByRole('button', { name: 'Undo the deletion' })).toBeEnabled();
  expect(onDismiss).not.toHaveBeenCalled();
});
