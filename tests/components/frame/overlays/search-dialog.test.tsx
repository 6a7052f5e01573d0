import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { requestedOverlay } from '#components/frame/overlays/requested-overlay.ts';
import { SearchDialog } from '#components/frame/overlays/search-dialog.tsx';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { AskDocuments } from '#lib/documents/search/search-session.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockCalls } from '../mock-calls.ts';

const row = { type: 'article' as const, id: 'ssh', title: 'Connect with SSH', link: '/doc/article/ssh', language: 'en' as const };
const ask = jest.fn<AskDocuments>();

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockResolvedValue({ rows: [row], total: 1 });
  requestedOverlay.ask('search');
});
afterEach(() => {
  requestedOverlay.close();
  jest.useRealTimers();
});

const field = (): HTMLElement => screen.getByRole('searchbox', { hidden: true });
const type = async (value: string): Promise<void> => {
  fireEvent.change(field(), { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(300));
};
const status = (): string | null => screen.getByRole('status', { hidden: true }).textContent;

describe('R-3.6 the search over a page', () => {
  test('an emptied field shows no results of the word before, and says where the whole search is', async () => {
    renderInSite(<SearchDialog language="en" ask={ask} />);
    expect(screen.getByText('Open the search page')).toHaveAttribute('href', '/doc/search');
    await type('ssh');
    expect([status(), screen.getByText('Show all results').getAttribute('href')]).toEqual(['Results for “ssh”: 1', '/doc/search/ssh']);
    await type(' ');
    expect(status()).toBe('Type a word: every article, and every product.');
    expect(document.querySelector('ol')).toBeNull();
    expect(screen.getByText('Open the search page')).toHaveAttribute('href', '/doc/search');
  });

  test('Escape in the field closes it at once, whatever is typed there', async () => {
    renderInSite(<SearchDialog language="en" ask={ask} />);
    await type('ssh');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(requestedOverlay.current()).toBeNull();
  });

  test('while an input method is at work nothing is searched for, and its keys stay its own', async () => {
    renderInSite(<SearchDialog language="en" ask={ask} />);
    await type('ssh');
    fireEvent.compositionStart(field());
    await type('kuai');
    expect(ask).toHaveBeenCalledTimes(1);
    field().focus();
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toHaveFocus();
    expect(requestedOverlay.current()).toBe('search');
    fireEvent.change(field(), { target: { value: '快照' } });
    fireEvent.compositionEnd(field());
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(ask.mock.calls.map(([word]) => word)).toEqual(['ssh', '快照']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getByText('Connect with SSH').closest('a')).toHaveFocus();
  });

  test('R-10.4 an unavailable service is reported here, not by a toast that the dialog would cover', async () => {
    jest.useRealTimers();
    mockCalls({});
    renderInSite(<SearchDialog language="en" />);
    fireEvent.change(field(), { target: { value: 'ssh' } });
    expect(await screen.findByText('The search cannot be reached. Try again in a moment.')).toBeInTheDocument();
    expect(pageOutcomes.current().toasts).toEqual([]);
  });
});
