import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreviewShown } from '#lib/preview/preview-source.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const replaced = jest.fn<(path: string, as: undefined, options: object) => Promise<boolean>>(async () => true);
let follow: (perspective: unknown) => void = () => undefined;
let overlays = 0;
jest.unstable_mockModule('next/router', () => ({ useRouter: () => ({ asPath: '/doc', locale: 'en', replace: replaced }) }));
// the bundler alone resolves it
jest.unstable_mockModule(
  '@sanity/visual-editing/enable-visual-editing',
  () => ({
    enableVisualEditing: (options: { onPerspectiveChange: typeof follow }) => {
      overlays += 1;
      follow = options.onPerspectiveChange;
      return () => undefined;
    },
  }),
  { virtual: true },
);
const { Preview } = await import('#components/preview/preview.tsx');

const drafts: PreviewShown = { layers: ['drafts'], atMs: null, fixed: false, release: null, isAhead: false, knowsInstants: true };
const sent: { address: string; body: unknown }[] = [];
let answer: { ok: boolean; body: unknown };

beforeEach(() => {
  sent.length = 0;
  overlays = 0;
  replaced.mockClear();
  answer = { ok: true, body: {} };
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: async (address: string, { body }: { body: string }) => {
      sent.push({ address, body: JSON.parse(body) });
      return { ok: answer.ok, json: async () => answer.body };
    },
  });
});
afterEach(cleanup);

const status = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
const choose = (time: string): void => {
  fireEvent.change(screen.getByLabelText('Show the site at'), { target: { value: time } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
};

test('the bar says what is seen: drafts, what is published, a release, the past, what is to come', () => {
  const seen = (shown: Partial<PreviewShown>): string => {
    renderInSite(<Preview shown={{ ...drafts, ...shown }} />);
    const text = status();
    cleanup();
    return text;
  };
  expect([
    seen({}),
    seen({ layers: [] }),
    seen({ layers: ['rSpring'], release: 'Spring' }),
    seen({ layers: ['rSpring'] }),
    seen({ atMs: Date.UTC(2025, 5, 1, 9) }),
    seen({ atMs: Date.UTC(2099, 5, 1, 9), isAhead: true }),
  ]).toEqual([
    'You see drafts that are not published.',
    'You see what is published.',
    'You see the release “Spring”, which is not published.',
    'You see a release that is not published.',
    'You see the site as it was on 1 June 2025, 09:00 UTC.',
    'You see the site as it will be on 1 June 2099, 09:00 UTC, by what is scheduled now.',
  ]);
});

test('the page follows the perspective of the Studio, and asks for nothing when it is the one that is shown', async () => {
  renderInSite(<Preview shown={drafts} />);
  await waitFor(() => expect(overlays).toBe(1));
  follow('drafts');
  follow(['drafts', 'published']);
  expect(sent).toEqual([]);
  follow(['rSpring', 'drafts']);
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/doc', undefined, { scroll: false }));
  expect(sent).toEqual([{ address: '/api/preview/show', body: { perspective: ['rSpring', 'drafts'] } }]);
});

test('a time that is chosen shows the site at it, one that is missing is asked for, and a way leads back to now', async () => {
  renderInSite(<Preview shown={drafts} />);
  choose('');
  expect(screen.getByText('Enter a date and a time.')).toBeVisible();
  choose('2026-03-04T05:06');
  await waitFor(() => expect(replaced).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Enter a date and a time.')).toBeNull();
  cleanup();
  renderInSite(<Preview shown={{ ...drafts, atMs: new Date('2026-03-04T05:06').getTime() }} />);
  expect(screen.getByLabelText('Show the site at')).toHaveValue('2026-03-04T05:06');
  fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  await waitFor(() => expect(replaced).toHaveBeenCalledTimes(2));
  expect(sent.map(({ body }) => body)).toEqual([{ atMs: new Date('2026-03-04T05:06').getTime() }, { atMs: null }]);
});

test('a wish that fails is told, the page stays, and what was typed stays', async () => {
  answer = { ok: false, body: {} };
  renderInSite(<Preview shown={drafts} />);
  choose('2026-03-04T05:06');
  await waitFor(() => expect(status()).toBe('That did not work. The page is unchanged. Try again.'));
  expect(replaced).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Show the site at')).toHaveValue('2026-03-04T05:06');
});

test('a link to the page at its instant is made and copied from a field', async () => {
  answer = { ok: true, body: { address: '/api/preview/open?at=1' } };
  renderInSite(<Preview shown={{ ...drafts, atMs: 1_000 }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByLabelText('Link to this page at this time')).toHaveValue(`${window.location.origin}/api/preview/open?at=1`);
  expect(sent).toEqual([{ address: '/api/preview/link', body: { to: '/doc' } }]);
});

test('whoever came by a link chooses nothing and has no overlays, and hosted Sanity knows no instants', () => {
  renderInSite(<Preview shown={{ ...drafts, layers: [], atMs: 1_000, fixed: true }} />);
  expect([screen.queryByLabelText('Show the site at'), screen.queryByRole('button')]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: 'Exit preview' })).toHaveAttribute('href', '/api/preview/disable?to=%2Fdoc');
  cleanup();
  renderInSite(<Preview shown={{ ...drafts, knowsInstants: false }} />);
  expect([screen.queryByLabelText('Show the site at'), overlays]).toEqual([null, 0]);
});
