import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { requestedOverlay } from '#components/frame/overlays/requested-overlay.ts';
import { sampleFrame } from '#components/frame/sample-frame.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const goTo = jest.fn<(address: string) => void>();
let away = true;
let asked = 0;

jest.unstable_mockModule('#components/ui/runtime/leave-page.ts', () => ({ leavePage: { reload: jest.fn(), to: goTo } }));
jest.unstable_mockModule('#components/frame/overlays/page-overlays.tsx', () => {
  asked += 1;
  if (away) throw new Error('Failed to load chunk');
  return { PageOverlays: () => <p>Everything that stands over the page</p> };
});

const { FrameOverlays } = await import('#components/frame/overlays/frame-overlays.tsx');

const note = (): HTMLElement | null => document.getElementById('page-incomplete');

test('R-1.9 where the dialogs do not come the page says so, the search has its own page, and each press is answered', async () => {
  renderInSite(
    <FrameOverlays frame={sampleFrame} language="ja" path="/doc" paths={{ en: '/doc', zh: '/doc', ja: '/doc' }} draft={false} />,
    'ja',
  );
  act(() => requestedOverlay.ask('cookie-settings'));
  await waitFor(() => expect(note()).toHaveAttribute('role', 'alert'));
  expect(screen.getByRole('link', { name: 'ページを再読み込み' })).toHaveAttribute('href', '/ja/doc');
  act(() => requestedOverlay.ask('search'));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/ja/doc/search'));
  const before = asked;
  away = false;
  act(() => requestedOverlay.ask('cookie-settings'));
  expect(await screen.findByText('Everything that stands over the page')).toBeInTheDocument();
  expect(asked).toBeGreaterThan(before);
  await waitFor(() => expect(note()).not.toBeVisible());
});
