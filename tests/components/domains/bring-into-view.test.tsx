import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { draw, field, search } from './search-under-test.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  await act(async () => document.documentElement.removeAttribute('data-currency'));
});

describe('R-5.14 results that are below the window', () => {
  const scrolled = jest.fn();
  const below = (bottom: number): void => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = scrolled;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), bottom });
  };
  const loaded = (): Promise<unknown> => act(() => import('#components/domains/bring-into-view.ts'));
  const results = (): HTMLElement => screen.getByRole('heading', { name: 'Results' });

  test('come into view after each search with the focus, and where they are in view nothing moves', async () => {
    below(window.innerHeight + 200);
    draw();
    await search('reed');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(results()).toHaveFocus();
    await search('reed');
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
    below(window.innerHeight / 2);
    field().focus();
    await search('tide');
    await loaded();
    expect(scrolled).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });

  test('do so for a name of the address too, without the focus, and not by a suffix that is chosen', async () => {
    below(window.innerHeight + 200);
    window.history.replaceState(null, '', '/product/domain?name=saltmarsh');
    await act(async () => void draw());
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(results()).not.toHaveFocus();
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '.jp' })));
    await loaded();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('stay where they are while there are none', async () => {
    below(window.innerHeight + 200);
    draw();
    await search('salt_marsh!');
    await act(async () => void fireEvent.change(field(), { target: { value: 'saltmarsh' } }));
    await loaded();
    expect(scrolled).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });
});
