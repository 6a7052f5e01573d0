import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ArticleBody } from '#components/documents/article-body.tsx';
import { attachTabs } from '#components/documents/parts/attach-tabs.ts';
import type { TabsBlock } from '#lib/content/values/article-body.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const tabs = (key: string, ...labels: [label: string, system: 'linux' | 'windows' | 'linux-macos' | null][]): TabsBlock => ({
  _type: 'tabs',
  _key: key,
  tabs: labels.map(([label, system]) => ({
    _key: label,
    system,
    label,
    body: [{ _type: 'code', _key: 'c', language: 'text', code: `${key} on ${label}` }],
  })),
});

const blocks = [
  tabs('ping', ['Linux', 'linux'], ['Windows', 'windows'], ['Plesk', null]),
  tabs('dig', ['Linux, macOS', 'linux-macos'], ['Windows', 'windows']),
];

let end = () => undefined as void;

/** The text as the server sent it, with its tabs attached. */
function visit(): HTMLElement {
  end();
  const { container, unmount } = renderInSite(<ArticleBody blocks={blocks} language="en" interactive />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  end = attachTabs(document.body);
  return document.body;
}

const group = (index: number) => within(screen.getAllByRole('tablist')[index] as HTMLElement);
const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = () => [...document.querySelectorAll('[role=tabpanel][data-shown] code')].map(({ textContent }) => textContent);

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollBy = () => undefined;
});

afterEach(() => {
  end();
  end = () => undefined;
  document.body.replaceChildren();
});

describe('the tabs of an article', () => {
  test('are all in the HTML, each with its label, so that they are readable without JavaScript', () => {
    const html = visit();
    expect([...html.querySelectorAll('section .tab-label')].map(({ textContent }) => textContent)).toEqual([
      'Linux',
      'Windows',
      'Plesk',
      'Linux, macOS',
      'Windows',
    ]);
    expect(html.querySelectorAll('section code')).toHaveLength(5);
  });

  test('show the first, and name each panel by its tab', () => {
    visit();
    expect(chosen()).toEqual(['Linux', 'Linux, macOS']);
    expect(shown()).toEqual(['ping on Linux', 'dig on Linux, macOS']);
    expect(screen.getAllByRole('tabpanel', { name: 'Windows' })).toHaveLength(2);
  });

  test('a system that is chosen in one is chosen in all, and in the next article', () => {
    visit();
    fireEvent.click(group(1).getByRole('tab', { name: 'Windows' }));
    expect(shown()).toEqual(['ping on Windows', 'dig on Windows']);
    visit();
    expect(shown()).toEqual(['ping on Windows', 'dig on Windows']);
    fireEvent.click(group(0).getByRole('tab', { name: 'Linux' }));
    expect(shown()).toEqual(['ping on Linux', 'dig on Linux, macOS']);
  });

  test('a label that is no system changes only its own, and is not remembered', () => {
    visit();
    fireEvent.click(group(0).getByRole('tab', { name: 'Plesk' }));
    expect(shown()).toEqual(['ping on Plesk', 'dig on Linux, macOS']);
    visit();
    expect(shown()).toEqual(['ping on Linux', 'dig on Linux, macOS']);
  });

  test('arrow keys, Home and End move to a tab and choose it; it alone is in the order of Tab', () => {
    visit();
    const press = (key: string, more = {}): void => void fireEvent.keyDown(document.activeElement as Element, { key, ...more });
    group(0).getByRole('tab', { name: 'Linux' }).focus();
    const path = ['ArrowLeft', 'ArrowRight', 'End', 'Home', 'ArrowRight'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(path).toEqual(['Plesk', 'Linux', 'Plesk', 'Linux', 'Windows']);
    expect(
      group(0)
        .getAllByRole('tab')
        .map((tab) => tab.tabIndex),
    ).toEqual([-1, 0, -1]);
    press('ArrowRight', { altKey: true });
    press('a');
    expect(chosen()[0]).toBe('Windows');
  });

  test('that have ended are left alone', () => {
    visit();
    end();
    fireEvent.click(group(0).getByRole('tab', { name: 'Windows' }));
    expect(chosen()).toEqual(['Linux', 'Linux, macOS']);
  });

  test('work as well in a text that the browser rendered', async () => {
    renderInSite(<ArticleBody blocks={blocks} language="en" interactive />);
    // pressed before the code of the tabs has come
    fireEvent.click(group(0).getByRole('tab', { name: 'Windows' }));
    await waitFor(() => expect(shown()).toEqual(['ping on Windows', 'dig on Windows']));
  });

  test('are all shown where nothing attaches to them', () => {
    const { container } = renderInSite(<ArticleBody blocks={blocks} language="en" />);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(container.querySelectorAll('section[data-shown]')).toHaveLength(5);
  });
});
