import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { CopyButton } from '#components/documents/copy-button.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

const lendClipboard = (writeText: (text: string) => Promise<void>): void =>
  void Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

const press = (): void => void fireEvent.click(screen.getByRole('button'));

describe('R-8.6 copying', () => {
  test('that worked says so, to the eye and to a screen reader', async () => {
    const kept: string[] = [];
    lendClipboard(async (text) => void kept.push(text));
    renderInSite(<CopyButton text="sudo apt update" name="Terminal" />);
    expect(screen.getByRole('button')).toHaveTextContent('Copy (Terminal)');
    press();
    expect(await screen.findByRole('button', { name: 'Copy succeeded (Terminal)' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Copy succeeded');
    expect(kept).toEqual(['sudo apt update']);
  });

  test('that the browser refused says so', async () => {
    lendClipboard(() => Promise.reject(new Error('refused')));
    renderInSite(<CopyButton text="x" name="SQL" />, 'ja');
    press();
    expect(await screen.findByRole('button', { name: /コピーできませんでした/ })).toBeInTheDocument();
  });

  test('that the browser cannot do says so', async () => {
    renderInSite(<CopyButton text="x" name="SQL" />, 'zh');
    press();
    expect(await screen.findByRole('button', { name: /当前浏览器不支持复制/ })).toBeInTheDocument();
  });
});
