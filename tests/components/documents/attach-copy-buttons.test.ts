import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { attachCopyButtons } from '#components/documents/attach-copy-buttons.ts';

const words = { ready: 'Copy', copied: 'Copied', failed: 'Copy failed', unsupported: 'Copy is not supported' };
let container: HTMLElement;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div><figure><figcaption>Terminal<button data-copies=""><svg></svg><span>Copy<span class="hidden"> (Terminal)</span></span></button><span role="status"></span></figcaption>
    <pre><code>date -u\n</code></pre></figure><button>Other</button></div>`;
  container = document.body.firstElementChild as HTMLElement;
  end = attachCopyButtons(container, words);
});

afterEach(() => {
  end();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const lend = (writeText: (text: string) => Promise<void>): void =>
  void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
const press = async (): Promise<void> => {
  container.querySelector<HTMLElement>('[data-copies] span')?.click();
  await jest.advanceTimersByTimeAsync(0);
};
const shown = (): (string | null | undefined)[] => [
  container.querySelector('[data-copies]')?.textContent,
  container.querySelector('[role=status]')?.textContent,
];

test('R-8.6 a button in static HTML copies the code beside it, confirms it, and returns to its label after a while', async () => {
  const copied: string[] = [];
  lend(async (text) => void copied.push(text));
  await press();
  expect(copied).toEqual(['date -u\n']);
  expect(shown()).toEqual(['Copied (Terminal)', 'Copied']);
  jest.advanceTimersByTime(4_000);
  expect(shown()).toEqual(['Copy (Terminal)', '']);
});

test('R-8.6 a copy that fails or that the browser does not offer is said as well', async () => {
  await press();
  expect(shown()).toEqual(['Copy is not supported (Terminal)', 'Copy is not supported']);
  lend(() => Promise.reject(new Error('denied')));
  await press();
  expect(shown()).toEqual(['Copy failed (Terminal)', 'Copy failed']);
});

test('other buttons and a part that has ended are left alone', async () => {
  lend(async () => undefined);
  container.querySelectorAll('button')[1]?.click();
  end();
  await press();
  expect(shown()).toEqual(['Copy (Terminal)', '']);
});
