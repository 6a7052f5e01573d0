import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ArticleBody } from '#components/documents/article-body.tsx';
import { attachZoom } from '#components/documents/parts/attach-zoom.ts';
import type { PictureBlock } from '#lib/content/values/article-body.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const picture: PictureBlock = {
  _type: 'picture',
  _key: 'p',
  src: '/images/a.png?w=680',
  widthPx: 680,
  heightPx: 383,
  alt: 'Two servers',
  caption: null,
  full: { src: '/images/a.png?w=1200', widthPx: 1200, heightPx: 675 },
};
const small: PictureBlock = { ...picture, _key: 's', alt: 'A logo', full: null };

let end = (): void => undefined;

beforeEach(() => {
  const { container, unmount } = renderInSite(<ArticleBody blocks={[picture, small]} language="en" interactive />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  end = attachZoom(document.body);
});

afterEach(() => {
  end();
  document.body.replaceChildren();
});

const button = () => screen.getByRole('button', { name: 'Enlarge: Two servers' });
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

describe('a picture of a text', () => {
  test('opens large by its button, which gets the focus that the dialog returns; its file is loaded only then', () => {
    expect(document.body.innerHTML).not.toContain('src="/images/a.png?w=1200"');
    fireEvent.click(button());
    expect(dialog().open).toBe(true);
    expect(dialog().querySelector('img')).toMatchObject({ alt: 'Two servers', width: 1200, height: 675 });
    expect(dialog().querySelector('img')?.getAttribute('src')).toBe('/images/a.png?w=1200');
    expect(button()).toHaveFocus();
  });

  test('opens by a click on it, and closes by the button of the dialog or a click anywhere in it', () => {
    fireEvent.click(screen.getByRole('img', { name: 'Two servers' }));
    expect(dialog().open).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog().open).toBe(false);
    // jsdom does not report it
    fireEvent(dialog(), new Event('close'));
    expect(dialog().querySelector('img')).toBeNull();
    fireEvent.click(button());
    fireEvent.click(dialog().querySelector('img') as Element);
    expect(dialog().open).toBe(false);
  });

  test('of which a phone shows everything does not open', () => {
    fireEvent.click(screen.getByRole('img', { name: 'A logo' }));
    expect(dialog().open).toBe(false);
    expect(screen.getAllByRole('button', { name: /Enlarge/ })).toHaveLength(1);
  });

  test('closes when its text goes', () => {
    fireEvent.click(button());
    end();
    expect(dialog().open).toBe(false);
    fireEvent.click(button());
    expect(dialog().open).toBe(false);
  });

  test('opens as well in a text that the browser rendered', async () => {
    document.body.replaceChildren();
    renderInSite(<ArticleBody blocks={[picture]} language="ja" interactive />, 'ja');
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: '拡大表示：Two servers' }));
      expect(dialog().open).toBe(true);
    });
  });
});
