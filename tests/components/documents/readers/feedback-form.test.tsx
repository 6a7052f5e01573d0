import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { FeedbackForm } from '#components/documents/readers/feedback-form.tsx';
import type { ReaderState } from '#components/documents/readers/reader-ports.ts';
import { noteSearchedFor } from '#components/documents/readers/searched-for.ts';
import type { Readers } from '#components/documents/readers/use-readers.ts';
import type { Language } from '#lib/language/languages.ts';
import { busy, loggedOut, refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { noReaders, portsUnderTest } from './ports-under-test.ts';

const ports = portsUnderTest();
const takeAverage = jest.fn<Readers['takeAverage']>();
const scrolledInto = jest.fn<(element: Element) => void>();

beforeEach(() => {
  window.sessionStorage.clear();
  noteSearchedFor('');
  Object.assign(ports, portsUnderTest());
  takeAverage.mockClear();
  scrolledInto.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledInto(this);
  };
});

afterEach(() => {
  if (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
});

const readersOf = (isLoggedIn: boolean, state: ReaderState = noReaders): Readers => ({
  state,
  text: { article: 'ssh', textLanguage: 'en', version: 2 },
  isLoggedIn,
  news: null,
  toggle: () => undefined,
  takeAverage,
  ports: async () => ports,
});

const show = ({
  isLoggedIn = true,
  state = noReaders,
  language = 'en',
}: { isLoggedIn?: boolean; state?: ReaderState; language?: Language } = {}) =>
  renderInSite(<FeedbackForm readers={readersOf(isLoggedIn, state)} />, language);

/** The form of a page that learns of a log-in in another tab. */
function FormBesideAnotherTab() {
  const [isLoggedIn, setLoggedIn] = useState(false);
  return (
    <>
      <button onClick={() => setLoggedIn(true)}>Log in elsewhere</button>
      <FeedbackForm readers={readersOf(isLoggedIn)} />
    </>
  );
}

const choose = (label: string): void => void fireEvent.click(screen.getByRole('radio', { name: label }));
const write = (text: string): void => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const send = (): Promise<void> => act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Send' })));

describe('R-8.3 feedback below an article', () => {
  test('has five levels, then five types; without a type nothing is sent, and the type says so', async () => {
    show();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    choose('Some help');
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    await send();
    expect(ports.rate).not.toHaveBeenCalled();
    const types = screen.getByRole('radiogroup', { name: 'What could be better?' });
    expect(types).toHaveAccessibleDescription('Choose what could be better.');
    expect(types.contains(document.activeElement)).toBe(true);
    choose('Outdated');
    expect(types).not.toHaveAccessibleDescription();
  });

  test('the focus moves to the same fault each time that it is sent, and stays where somebody types', async () => {
    show();
    choose('Some help');
    const types = screen.getByRole('radiogroup', { name: 'What could be better?' });
    for (let times = 0; times < 2; times += 1) {
      act(() => screen.getByRole('button', { name: 'Send' }).focus());
      await send();
      expect(types.contains(document.activeElement)).toBe(true);
    }
    act(() => screen.getByRole('textbox').focus());
    write('The port is 22.');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('sends level and type without a text, thanks, and can be changed at once', async () => {
    ports.rate.mockResolvedValueOnce({ ok: true, message: { replaced: false, average: { mean: 4.3, count: 3 } } });
    show();
    choose('Very satisfied');
    choose('Other, or nothing');
    await send();
    expect(ports.rate.mock.calls).toEqual([
      [{ article: 'ssh', textLanguage: 'en', version: 2, rating: 5, suggestion: 'other', text: '', searched: '' }],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your rating has been saved.');
    // the form was longer, and its end may be all that is in sight
    expect(scrolledInto.mock.calls).toEqual([[screen.getByRole('status')]]);
    expect(takeAverage).toHaveBeenCalledWith({ mean: 4.3, count: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Change the rating' }));
    expect(screen.getByRole('radio', { name: 'Very satisfied' })).toBeChecked();
    ports.rate.mockResolvedValueOnce({ ok: true, message: { replaced: true, average: null } });
    choose('No help');
    await send();
    expect(screen.getByRole('status')).toHaveTextContent('Your earlier rating has been replaced.');
  });

  test('shows what was given before, and that a new rating replaces it', () => {
    show({ state: { ...noReaders, mine: { rating: 2, suggestion: 'wrong', text: 'The port is 22.' } } });
    expect(screen.getByRole('radio', { name: 'Little help' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Wrong' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('The port is 22.');
    expect(screen.getByText('You have rated this version before. A new rating replaces it.')).toBeInTheDocument();
  });

  test('a text that is too long says so while it is typed, counted in characters, and is not sent', async () => {
    show();
    choose('No help');
    choose('Unclear');
    write('🚢'.repeat(1_000));
    expect(screen.getByRole('textbox')).toBeValid();
    write('🚢'.repeat(1_001));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/may have 1000 characters; it has 1001/);
    await send();
    expect(ports.rate).not.toHaveBeenCalled();
  });

  test.each([
    ['no answer', busy, 'This could not be sent. What you entered is still here: please try again.'],
    ['a refusal', refused('articleGone', 'This article is no longer published.'), 'This article is no longer published.'],
  ])('after %s what was typed stays, also over a reload', async (_what, failure, words) => {
    ports.rate.mockResolvedValueOnce(failure);
    const { unmount } = show();
    choose('No help');
    choose('Incomplete');
    write('Where is the key?');
    await send();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Where is the key?');
    unmount();
    show();
    expect(screen.getByRole('radio', { name: 'No help' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Incomplete' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('Where is the key?');
    await send();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
    expect(window.sessionStorage.getItem('feedbackLeft')).toBeNull();
  });
});

describe('R-8.4 feedback without an account', () => {
  test('asks to log in, and is sent after it', async () => {
    noteSearchedFor('lost key');
    const { unmount } = show({ isLoggedIn: false });
    choose('No help');
    choose('Incomplete');
    await send();
    expect(ports.rate).not.toHaveBeenCalled();
    expect(pageOutcomes.current().dialogs).toEqual([{ kind: 'login' }]);
    expect(window.location.hash).toBe('#feedback');
    unmount();
    show();
    await waitFor(() => expect(ports.rate).toHaveBeenCalledTimes(1));
    expect(ports.rate.mock.calls[0]?.[0]).toMatchObject({ rating: 1, suggestion: 'incomplete', searched: 'lost key' });
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  });

  test('is not sent if the question was closed, and what was typed stays', async () => {
    const { unmount } = show({ isLoggedIn: false });
    choose('No help');
    choose('Incomplete');
    await send();
    act(() => pageOutcomes.closeDialog());
    unmount();
    show();
    expect(screen.getByRole('radio', { name: 'Incomplete' })).toBeChecked();
    expect(ports.rate).not.toHaveBeenCalled();
  });

  test('what was changed after the return without a log-in is not sent by a log-in in another tab', async () => {
    const { unmount } = show({ isLoggedIn: false });
    choose('No help');
    choose('Incomplete');
    await send();
    unmount();
    renderInSite(<FormBesideAnotherTab />);
    write('Where is the');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log in elsewhere' })));
    expect(ports.rate).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('Where is the');
  });

  test('a session that has ended meanwhile asks as well, and nothing is lost', async () => {
    ports.rate.mockResolvedValueOnce(loggedOut);
    show();
    choose('No help');
    choose('Incomplete');
    await send();
    expect(pageOutcomes.current().dialogs).toEqual([{ kind: 'login' }]);
    expect(screen.getByRole('radio', { name: 'Incomplete' })).toBeChecked();
  });
});

test.each([
  ['zh', '没有帮助', '内容过时'],
  ['ja', '役に立たなかった', '古い'],
] as const)('speaks %s', (language, level, type) => {
  show({ language });
  choose(level);
  expect(screen.getByRole('radio', { name: type })).toBeInTheDocument();
});
