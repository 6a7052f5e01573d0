import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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
  jest.restoreAllMocks();
  end();
  document.body.replaceChildren();
});

const button = () => screen.getByRole('button', { name: 'Enlarge: Two servers' });
const large = () => dialog().querySelector('img') as HTMLImageElement;
const place = () => screen.getByRole('group', { name: 'Large picture' });
/** jsdom lays nothing out: how wide pictures are on the screen. */
const showPictures = (width: number): void => {
  jest.spyOn(HTMLImageElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
};
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

/** jsdom knows no pointers. */
function firePointer(target: EventTarget, type: string, more: object): void {
  const event = new MouseEvent(type, { bubbles: true, ...more });
  const { pointerType } = { pointerType: '', ...more };
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target as Window, event);
}

describe('a picture of a text', () => {
  test('opens large by its button, which gets the focus that the dialog returns; its file is loaded only then', () => {
    expect(document.body.innerHTML).not.toContain('src="/images/a.png?w=1200"');
    fireEvent.click(button());
    expect(dialog().open).toBe(true);
    expect(dialog().querySelector('img')).toMatchObject({ alt: 'Two servers', width: 1200, height: 675 });
    expect(dialog().querySelector('img')?.getAttribute('src')).toBe('/images/a.png?w=1200');
    expect(button()).toHaveFocus();
  });

  test('opens by a click on it, and closes by the button of the dialog, a click beside it, and one on it if the screen shows all of it', () => {
    fireEvent.click(screen.getByRole('img', { name: 'Two servers' }));
    expect(dialog().open).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog().open).toBe(false);
    // jsdom does not report it
    fireEvent(dialog(), new Event('close'));
    expect(dialog().querySelector('img')).toBeNull();
    fireEvent.click(button());
    fireEvent.click(place());
    expect(dialog().open).toBe(false);
    showPictures(1200);
    fireEvent.click(button());
    expect(dialog()).toHaveAttribute('data-fits');
    fireEvent.click(large());
    expect(dialog().open).toBe(false);
  });

  test('is enlarged by a click on it where the screen shows less than there is, and fitted again by the next; so by the button', () => {
    showPictures(390);
    fireEvent.click(button());
    expect(dialog()).not.toHaveAttribute('data-fits');
    for (const press of [() => large(), () => screen.getByRole('button', { name: /Zoom in|Fit to screen/ })]) {
      fireEvent.click(press());
      expect(dialog()).toHaveAttribute('data-large');
      fireEvent.click(press());
      expect(dialog()).not.toHaveAttribute('data-large');
    }
    expect(dialog().open).toBe(true);
  });

  test('keeps the pressed point where it is when it is enlarged', () => {
    showPictures(400);
    fireEvent.click(button());
    const box = () => {
      const width = dialog().hasAttribute('data-large') ? 1200 : 400;
      return DOMRect.fromRect({ x: 0, y: 100, width, height: (width * 9) / 16 });
    };
    jest.spyOn(large(), 'getBoundingClientRect').mockImplementation(box);
    fireEvent.click(large(), { clientX: 300, clientY: 200 });
    expect([place().scrollLeft, Math.round(place().scrollTop)]).toEqual([600, 200]);
  });

  test('is moved by dragging with a mouse while it is enlarged, and the click at its end changes nothing', () => {
    showPictures(390);
    const scrolled: unknown[] = [];
    Element.prototype.scrollTo = (...to: unknown[]) => void scrolled.push(to);
    fireEvent.click(button());
    const drag = (pointerType: string): void => {
      const at = (clientX: number, buttons = 1) => ({ pointerType, button: 0, buttons, clientX, clientY: 0 });
      firePointer(large(), 'pointerdown', at(100));
      firePointer(window, 'pointermove', at(40));
      firePointer(window, 'pointerup', at(40, 0));
      firePointer(window, 'pointermove', at(10, 0));
      fireEvent.click(large());
    };
    firePointer(large(), 'pointerdown', { pointerType: 'mouse', button: 0, clientX: 100, clientY: 0 });
    firePointer(window, 'pointermove', { buttons: 1, clientX: 40, clientY: 0 });
    expect(scrolled).toEqual([]);
    fireEvent.click(large());
    expect(dialog()).toHaveAttribute('data-large');
    drag('mouse');
    expect(scrolled).toEqual([[60, 0]]);
    expect(dialog()).toHaveAttribute('data-large');
    drag('touch');
    expect(scrolled).toHaveLength(1);
    expect(dialog()).not.toHaveAttribute('data-large');
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
