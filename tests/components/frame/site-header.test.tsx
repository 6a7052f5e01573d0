import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { emptyFrame } from '#lib/page/load-frame.ts';
import { menuOf, open, openHeaders, point, press, show, wait, word } from './header-under-test.tsx';

openHeaders();

describe('R-3.2 the menu of a wide screen', () => {
  test('is one landmark with the five groups, prices, documents, service and the company', () => {
    show(961);
    expect(screen.getAllByRole('navigation', { hidden: true })).toHaveLength(1);
    expect([...document.querySelectorAll('nav h3')].map((title) => title.textContent)).toEqual([
      'Cloud servers',
      'Network',
      'Storage',
      'Databases',
      'Commercial sites',
    ]);
    expect([...document.querySelectorAll('nav .entry')].map((entry) => entry.textContent)).toEqual([
      'Products',
      'Pricing',
      'Docs',
      'Support',
      'About',
    ]);
  });

  test('R-4.4 marks what is not yet public and what is tested', () => {
    show(961);
    expect(screen.getByText('Not yet public').closest('a')).toHaveAttribute('href', '/product/relational-database');
    expect(screen.getByText('In internal testing').closest('a')).toHaveAttribute('href', '/doc/article/php-hosting');
  });

  test('Arrow down opens it and goes to its first entry, and arrows, Home and End walk through it', () => {
    show(961);
    word('Docs').focus();
    press('ArrowDown');
    expect(menuOf('Docs').open).toBe(true);
    expect(document.activeElement).toHaveTextContent('All documents');
    press('ArrowDown');
    expect(document.activeElement).toHaveTextContent('API');
    press('ArrowDown');
    expect(document.activeElement).toHaveTextContent('All documents');
    press('ArrowUp');
    expect(document.activeElement).toHaveTextContent('API');
    press('Home');
    expect(document.activeElement).toHaveTextContent('All documents');
    press('End');
    expect(document.activeElement).toHaveTextContent('API');
  });

  test('Escape closes it and gives the focus back', () => {
    show(961);
    word('Docs').focus();
    press('ArrowDown');
    press('Escape');
    expect(menuOf('Docs').open).toBe(false);
    expect(word('Docs')).toHaveFocus();
  });

  test('the focus or a press elsewhere closes it, and a link that is followed', () => {
    show(961);
    open('Docs');
    act(() => screen.getByText('Elsewhere').focus());
    expect(menuOf('Docs').open).toBe(false);
    open('Docs');
    fireEvent.pointerDown(document.body);
    expect(menuOf('Docs').open).toBe(false);
    open('Docs');
    const link = screen.getByText('API').closest('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    if (link) fireEvent.click(link);
    expect(menuOf('Docs').open).toBe(false);
  });

  test('opens under a mouse that stays, not under one that passes', () => {
    show(961);
    point('pointerover', word('Docs'));
    wait(79);
    expect(menuOf('Docs').open).toBe(false);
    wait(1);
    expect(menuOf('Docs').open).toBe(true);
    point('pointerleave', screen.getByRole('navigation', { hidden: true }));
    wait(299);
    expect(menuOf('Docs').open).toBe(true);
    wait(1);
    expect(menuOf('Docs').open).toBe(false);
  });

  test('what the mouse has opened stays while the keyboard is in its panel, and closes though its word has the focus', () => {
    show(961);
    word('Docs').focus();
    for (const [inPanel, stays] of [
      [false, false],
      [true, true],
    ] as const) {
      point('pointerover', word('Docs'));
      wait(80);
      if (inPanel) screen.getByText('API').closest('a')?.focus();
      point('pointerleave', screen.getByRole('navigation', { hidden: true }));
      wait(300);
      expect(menuOf('Docs').open).toBe(stays);
    }
  });

  test('a click on what the mouse has opened keeps it open, and the next one closes it', () => {
    show(961);
    point('pointerover', word('Docs'));
    wait(80);
    fireEvent.click(word('Docs'));
    expect(menuOf('Docs').open).toBe(true);
    point('pointerleave', screen.getByRole('navigation', { hidden: true }));
    wait(1_000);
    expect(menuOf('Docs').open).toBe(true);
    fireEvent.click(word('Docs'));
    expect(menuOf('Docs').open).toBe(false);
  });

  test('stays open while the mouse crosses a neighbour on its way into the panel, and goes over once it stops there', () => {
    show(961);
    point('pointerover', word('Products'));
    wait(80);
    const panel = menuOf('Products').querySelector('summary + *');
    jest.spyOn(panel ?? document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 961, top: 68 } as DOMRect);
    point('pointermove', word('Products'), { x: 100, y: 20 });
    point('pointerover', word('Docs'), { x: 130, y: 30 });
    for (let step = 1; step <= 5; step += 1) {
      wait(100);
      point('pointermove', word('Docs'), { x: 130 + step * 5, y: 30 + step * 4 });
    }
    expect(menuOf('Products').open).toBe(true);
    wait(150);
    expect(menuOf('Products').open).toBe(false);
    expect(menuOf('Docs').open).toBe(true);
  });

  test('stays open however slowly the mouse crosses a plain link on its way into the panel, and closes once it stops there', () => {
    show(961);
    point('pointerover', word('Products'));
    wait(80);
    const panel = menuOf('Products').querySelector('summary + *');
    jest.spyOn(panel ?? document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 961, top: 168 } as DOMRect);
    const link = screen.getByText('Pricing', { selector: 'a' });
    point('pointermove', word('Products'), { x: 100, y: 20 });
    point('pointerover', link, { x: 130, y: 30 });
    for (let step = 1; step <= 20; step += 1) {
      wait(200);
      point('pointermove', link, { x: 130 + step, y: 30 + step });
    }
    expect(menuOf('Products').open).toBe(true);
    wait(299);
    expect(menuOf('Products').open).toBe(true);
    wait(1);
    expect(menuOf('Products').open).toBe(false);
  });

  test('a mouse that goes on to a plain link at once opens nothing behind it', () => {
    show(961);
    point('pointerover', word('Docs'));
    wait(40);
    point('pointerover', screen.getByText('Pricing', { selector: 'a' }));
    wait(1_000);
    expect(menuOf('Docs').open).toBe(false);
  });

  test('without content the words lead on by themselves', () => {
    show(961, emptyFrame);
    expect([...document.querySelectorAll('nav a.entry')].map((link) => link.getAttribute('href'))).toEqual([
      '/product/vps',
      '/doc',
      '/contact',
      '/about',
    ]);
  });
});

describe('the last steps to an order', () => {
  test('the menu waits behind its button, which Escape closes at any width', () => {
    show(1440, undefined, true);
    const drawer = document.querySelector<HTMLDetailsElement>('[data-checkout] [data-drawer]');
    if (!drawer) throw new Error('no button');
    drawer.open = true;
    press('Escape', drawer.querySelector('summary'));
    expect(drawer.open).toBe(false);
    expect(drawer.querySelector('summary')).toHaveFocus();
  });
});
