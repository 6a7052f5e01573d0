import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { FavouritesList } from '#components/documents/favourites/favourites-list.tsx';
import type { Favourite } from '#lib/contracts/calls/reader-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { busy, loggedOut } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { portsUnderTest } from './readers/ports-under-test.ts';

const ports = portsUnderTest();

const ssh: Favourite = {
  article: 'ssh',
  title: 'Connect with SSH',
  language: 'en',
  link: '/zh/doc/article/ssh',
  subject: '连接',
  updatedOn: '2026-11-12',
};
const gone: Favourite = { article: 'disks', title: 'ディスク', language: 'ja', link: null, subject: null, updatedOn: null };

beforeEach(() => {
  Object.values(ports).forEach((port) => port.mockClear());
  ports.readFavourites.mockResolvedValue({ ok: true, message: { items: [ssh, gone] } });
});

const show = async (language: Language = 'en'): Promise<void> =>
  act(async () => void renderInSite(<FavouritesList language={language} ports={ports} />, language));
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('R-8.4 the list of favourites', () => {
  test('shows title, subject, day, another language, and what is gone', async () => {
    await show('zh');
    const [first, second] = rows();
    expect(within(first ?? document.body).getByRole('link', { name: 'Connect with SSH' })).toHaveAttribute('href', '/zh/doc/article/ssh');
    expect(first).toHaveTextContent('连接');
    expect(first).toHaveTextContent('更新于 2026年11月12日');
    expect(first).toHaveTextContent('英文');
    expect(second).toHaveTextContent('已不再发布');
    expect(within(second ?? document.body).queryByRole('link')).toBeNull();
    expect(screen.getByText('ディスク', { selector: 'p' })).toHaveAttribute('lang', 'ja');
  });

  test('one is removed at once and comes back, the focus on the same button', async () => {
    await show();
    await press('Remove ディスク');
    expect(ports.collect.mock.calls).toEqual([['disks', false]]);
    expect(screen.getByRole('status')).toHaveTextContent('“ディスク” was removed.');
    expect(screen.getByRole('button', { name: 'Undo ディスク' })).toHaveFocus();
    await press('Undo ディスク');
    expect(ports.collect.mock.calls.at(-1)).toEqual(['disks', true]);
    expect(screen.getByRole('button', { name: 'Remove ディスク' })).toHaveFocus();
  });

  test('one that could not be removed is there again', async () => {
    ports.collect.mockResolvedValueOnce(busy);
    await show();
    await press('Remove Connect with SSH');
    expect(await screen.findByRole('link', { name: 'Connect with SSH' })).toBeInTheDocument();
  });

  test('an empty list says how to fill it', async () => {
    ports.readFavourites.mockResolvedValue({ ok: true, message: { items: [] } });
    await show();
    expect(screen.getByRole('heading')).toHaveTextContent('Your list is empty.');
  });

  test('a failure can be tried again; a session that has ended leads to the log-in', async () => {
    ports.readFavourites.mockResolvedValueOnce(busy);
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Your list could not be loaded.');
    ports.readFavourites.mockResolvedValueOnce(loggedOut);
    await press('Try again');
    expect(screen.getByRole('heading')).toHaveTextContent('This operation requires login. Log in now?');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/doc/collect')),
    );
  });
});
