import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { OutcomeDialogs } from '#components/ui/calls/outcome-dialogs.tsx';
import { createOutcomeStore, type OutcomeStore } from '#lib/mydoc/outcome-store.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const draw = (store: OutcomeStore) => renderInSite(<OutcomeDialogs shown={store.current()} store={store} />, 'ja');

describe('what a visitor sees after a failed call', () => {
  test('R-10.2 the message’s emphasis and links stay, its scripts, pictures and handlers go', () => {
    const store = createOutcomeStore();
    const html =
      '<b>Sold out</b> <a href="/product/vps" onclick="steal()">plans</a><img src=x onerror=steal()><script>steal()</script><a href="javascript:steal()">x</a>';
    store.show({ kind: 'info', html });
    draw(store);
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('b')?.textContent).toBe('Sold out');
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/product/vps');
    expect(dialog.innerHTML).not.toMatch(/steal|onerror|<img|<script/);
  });

  test('R-10.3 the log-in prompt asks in the visitor’s language', () => {
    const store = createOutcomeStore();
    store.show({ kind: 'login' });
    draw(store);
    expect(screen.getByText('この操作にはログインが必要です。今すぐログインしますか？')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'キャンセル' }).click());
    expect(store.current().dialogs).toEqual([]);
  });

  test('R-5.7 before a purchase the prompt asks in its own words, once', () => {
    const store = createOutcomeStore();
    store.show({ kind: 'login', question: '先にログインしてください' });
    store.show({ kind: 'login' });
    draw(store);
    expect(screen.getByText('先にログインしてください')).toBeTruthy();
    expect(screen.getByText('ログイン後はこのページに戻り、選択した内容は残ります。')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'アカウントを作成' })).toBeTruthy();
    expect(store.current().dialogs).toHaveLength(1);
  });

  test.each([{ question: '先にログインしてください' }, {}])('R-5.7 who has no account yet can create one from there: %p', (asked) => {
    const store = createOutcomeStore();
    store.show({ kind: 'login', ...asked });
    draw(store);
    expect(screen.getByRole('button', { name: 'アカウントを作成' })).toBeVisible();
  });

  test('R-10.4 a toast without a text of the service says that the system is busy, and stays until it is closed', () => {
    const store = createOutcomeStore();
    store.show({ kind: 'toast', text: null });
    draw(store);
    expect(screen.getByRole('alert').textContent).toContain('システムが混み合っています');
    act(() => screen.getByRole('button', { name: '閉じる' }).click());
    expect(store.current().toasts).toEqual([]);
  });

  test('R-10.4 offline is called offline', () => {
    const store = createOutcomeStore(undefined, { isOffline: () => true, whenBack: () => undefined });
    store.show({ kind: 'toast', text: null });
    draw(store);
    expect(screen.getByRole('alert').textContent).toContain('オフラインです。入力した内容は残っています。');
    expect(screen.queryByText(/システムが混み合っています/)).toBeNull();
  });
});
