import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { menuOf, open, openHeaders, point, press, show, wait, word } from './header-under-test.tsx';

openHeaders();

describe('R-3.3 the menu of a small screen', () => {
  const drawer = (): HTMLDetailsElement => document.querySelector<HTMLDetailsElement>('[data-drawer]') ?? document.createElement('details');
  const openDrawer = (): void => {
    drawer().open = true;
    fireEvent(drawer(), new Event('toggle'));
  };
  const main = (): HTMLElement => screen.getByRole('main', { hidden: true });

  test('holds the page behind it out of reach while it is open', () => {
    show(960);
    expect(main().inert).toBeFalsy();
    openDrawer();
    expect(main().inert).toBe(true);
    drawer().open = false;
    fireEvent(drawer(), new Event('toggle'));
    expect(main().inert).toBe(false);
  });

  test('Tab stays inside, in both directions', () => {
    show(960);
    openDrawer();
    const stops = [...document.querySelectorAll<HTMLElement>('header :is(a[href],button,summary)')];
    stops.at(-1)?.focus();
    press('Tab');
    expect(stops[0]).toHaveFocus();
    fireEvent.keyDown(stops[0] ?? document.body, { key: 'Tab', shiftKey: true });
    expect(stops.at(-1)).toHaveFocus();
  });

  test('Escape closes it and gives the focus to its button', () => {
    show(960);
    openDrawer();
    screen.getByText('Pricing').focus();
    press('Escape');
    expect(drawer().open).toBe(false);
    expect(drawer().querySelector('summary')).toHaveFocus();
    expect(main().inert).toBe(false);
  });

  test('the parts of the accordion stay as the visitor left them', () => {
    show(960);
    openDrawer();
    open('Docs');
    act(() => screen.getByText('Pricing').focus());
    expect(menuOf('Docs').open).toBe(true);
    point('pointerover', word('Support'));
    wait(1_000);
    expect(menuOf('Support').open).toBe(false);
  });

  test('a window that grows to 961 px is free at once, and at 960 px nothing changes', () => {
    const media = show(390);
    openDrawer();
    act(() => media.resize(960));
    expect(drawer().open).toBe(true);
    expect(main().inert).toBe(true);
    act(() => media.resize(961));
    expect(drawer().open).toBe(false);
    expect(main().inert).toBe(false);
  });

  test('a part that was left open does not lie over the page once the window grows', () => {
    const media = show(960);
    openDrawer();
    open('Products');
    act(() => media.resize(961));
    expect(menuOf('Products').open).toBe(false);
  });
});
