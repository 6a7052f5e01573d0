import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { sampleHelp, sampleSurroundings } from '#components/documents/help-page.examples.tsx';
import { HelpPage } from '#components/documents/help-page.tsx';
import { createReaderSession, type ReadersShown } from '#components/documents/readers/reader-session.ts';
import { busy, loggedOut } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { noReaders, portsUnderTest } from './ports-under-test.ts';

const ports = portsUnderTest();

// what a press loads is there before the first one
beforeAll(async () => {
  await Promise.all([
    import('#components/documents/readers/left-in-tab.ts'),
    import('#components/ui/calls/ask-to-log-in.ts'),
    import('#lib/storage/script-cookies.ts'),
  ]);
}, 60_000);
const loadPorts = async () => ports;

beforeEach(() => {
  window.sessionStorage.clear();
  Object.assign(ports, portsUnderTest());
  // idle at once
  Object.assign(window, { requestIdleCallback: (then: () => void) => window.setTimeout(then, 0), cancelIdleCallback: window.clearTimeout });
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

afterEach(() => {
  document.documentElement.removeAttribute('data-account');
  document.cookie = 'token=; max-age=0';
  document.cookie = 'username=; max-age=0';
  if (pageOutcomes.current().dialogs.length > 0) pageOutcomes.closeDialog();
});

const logIn = (): void => {
  document.cookie = 'token=1';
  document.cookie = 'username=aiko';
};

const page = (article = sampleHelp) => (
  <StoreStateProvider settings={null} language="en">
    <HelpPage article={article} help={sampleSurroundings} language="en" readerPorts={loadPorts} />
  </StoreStateProvider>
);

const show = (element = page()) => renderInSite(element);

/** The page knows the account, and what it has read of it. */
async function showLoggedIn() {
  const shown = show();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-account'));
  // what is read for the account begins with an idle moment, which is the next turn here
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return shown;
}

const star = () => screen.getByRole('button', { name: 'Favourite' });
const press = (): Promise<void> => act(async () => void fireEvent.click(star()));

describe('R-8.4 the star of an article', () => {
  test('is pressed if the article is a favourite, and unset and set by a press', async () => {
    logIn();
    ports.readState.mockResolvedValue({ ok: true, message: { ...noReaders, collected: true } });
    await showLoggedIn();
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
    await press();
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Removed from your favourites.')).toBeInTheDocument();
    await press();
    expect(await screen.findByRole('link', { name: 'Show favourites' })).toHaveAttribute('href', '/doc/collect');
    expect(ports.collect.mock.calls).toEqual(
      [
        ['sla', false],
        ['sla', true],
      ].map(([, collected]) => [sampleHelp.key, collected]),
    );
  });

  test('the last of several quick presses wins', async () => {
    logIn();
    await showLoggedIn();
    let answer = (): void => undefined;
    ports.collect.mockImplementationOnce(
      (_article, collected) => new Promise((resolve) => (answer = () => resolve({ ok: true, message: { collected } }))),
    );
    for (let times = 0; times < 2; times += 1) await press();
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    await act(async () => answer());
    await waitFor(() => expect(ports.collect.mock.calls.map(([, collected]) => collected)).toEqual([true, false]));
  });

  test('a call that fails takes it back', async () => {
    logIn();
    await showLoggedIn();
    ports.collect.mockResolvedValueOnce(busy);
    await press();
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.queryByText('Added to your favourites.')).toBeNull();
  });

  test('without an account it asks to log in; after it the wish is carried out, once', async () => {
    const { unmount } = show();
    await press();
    await waitFor(() => expect(pageOutcomes.current().dialogs).toEqual([{ kind: 'login' }]));
    expect(ports.collect).not.toHaveBeenCalled();
    unmount();
    logIn();
    show().unmount();
    show();
    await waitFor(() => expect(ports.collect.mock.calls).toEqual([[sampleHelp.key, true]]));
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
  });

  test.each([
    ['is refused', () => Promise.resolve(busy)],
    ['cannot be asked', () => Promise.reject(new Error('offline'))],
  ])('the wish is carried out also if what readers think %s', async (_how, answer) => {
    const { unmount } = show();
    await press();
    await waitFor(() => expect(pageOutcomes.current().dialogs).toHaveLength(1));
    unmount();
    logIn();
    ports.readState.mockImplementation(answer);
    show();
    await waitFor(() => expect(ports.collect.mock.calls).toEqual([[sampleHelp.key, true]]));
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
  });

  test('an answer from before a press leaves the star as the press set it, and brings the average', async () => {
    logIn();
    let answer = (): void => undefined;
    ports.readState.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ ok: true, message: { ...noReaders, average: { mean: 4.3, count: 12 } } });
        }),
    );
    await showLoggedIn();
    await press();
    expect(await screen.findByText('Added to your favourites.')).toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByText('Rated 4.3 of 5 by 12 readers')).toBeInTheDocument();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  test('an answer that was asked for while a press was on its way leaves the star as the press set it', async () => {
    let answer = (): void => undefined;
    ports.collect.mockImplementationOnce(
      (_article, collected) => new Promise((resolve) => (answer = () => resolve({ ok: true, message: { collected } }))),
    );
    const shown = jest.fn<(now: ReadersShown) => void>();
    const session = createReaderSession({ article: 'ssh', textLanguage: 'en', version: 2 }, ports, shown);
    await session.read(true);
    const pressed = session.press(true);
    await session.read(true);
    expect(shown.mock.lastCall?.[0].state).toMatchObject({ collected: true });
    answer();
    await pressed;
    expect(shown.mock.lastCall?.[0]).toMatchObject({ state: { collected: true }, news: 'starred' });
  });

  test('who closes the question has no wish any more', async () => {
    const { unmount } = show();
    await press();
    await waitFor(() => expect(pageOutcomes.current().dialogs).toHaveLength(1));
    act(() => pageOutcomes.closeDialog());
    unmount();
    logIn();
    await showLoggedIn();
    expect(ports.collect).not.toHaveBeenCalled();
  });

  test('a session that has ended asks as well, and notes the wish', async () => {
    logIn();
    await showLoggedIn();
    ports.collect.mockResolvedValueOnce(loggedOut);
    await press();
    await waitFor(() => expect(window.sessionStorage.getItem('favouriteWished')).toContain(sampleHelp.key));
    expect(star()).toHaveAttribute('aria-pressed', 'false');
  });
});

test('R-8.4 another article on the same page begins without the star of the one before', async () => {
  function Reading() {
    const [article, setArticle] = useState(sampleHelp);
    return (
      <>
        <button onClick={() => setArticle({ ...sampleHelp, key: 'another' })}>Next article</button>
        {page(article)}
      </>
    );
  }
  logIn();
  ports.readState.mockResolvedValueOnce({ ok: true, message: { ...noReaders, collected: true } });
  show(<Reading />);
  await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
  ports.readState.mockImplementation(() => new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Next article' }));
  expect(star()).toHaveAttribute('aria-pressed', 'false');
});

describe('R-8.1 the average of a version', () => {
  test('stands among the facts once it is known', async () => {
    ports.readState.mockResolvedValueOnce({ ok: true, message: { ...noReaders, average: { mean: 4.3, count: 12 } } });
    show();
    expect(await screen.findByText('Rated 4.3 of 5 by 12 readers')).toBeInTheDocument();
    expect(ports.readState).toHaveBeenCalledWith({ article: sampleHelp.key, textLanguage: 'en', version: 1 });
  });

  test('with too few ratings, or without an answer, there is none', async () => {
    ports.readState.mockResolvedValueOnce(busy);
    show();
    await waitFor(() => expect(ports.readState).toHaveBeenCalled());
    expect(screen.queryByText(/of 5 by/)).toBeNull();
  });
});
