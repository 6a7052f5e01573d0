import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import Router from 'next/router';
import { hydrateRoot, type Root } from 'react-dom/client';
import { render, screen } from '@testing-library/react';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

const serverHtml =
  '<p>as the server made it</p><a href="/product/vpc?a=1#b">page</a><a href="#here">here</a><a href="https://other.example/">elsewhere</a><a href="/ucenter/console">account</a><a href="/sale">sale</a><a href="/about" target="_blank">window</a>';

let root: Root | null = null;

async function visit(of: object): Promise<{ container: HTMLElement; again: (of: object) => Promise<void> }> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div>${serverHtml}</div>`;
  const element = (source: object) => (
    <StaticHtml of={source}>
      <p>rendered in the browser</p>
    </StaticHtml>
  );
  await act(async () => {
    root = hydrateRoot(container, element(of));
  });
  return { container, again: async (source) => act(async () => root?.render(element(source))) };
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
});

describe('HTML that is not hydrated', () => {
  test('stays as the server made it, also when the page is rendered again', async () => {
    const content = {};
    const { container, again } = await visit(content);
    expect(container.innerHTML).toBe(`<div>${serverHtml}</div>`);
    await again(content);
    expect(container.innerHTML).toBe(`<div>${serverHtml}</div>`);
  });

  test('gives way to what the browser renders when the content is another', async () => {
    const { container, again } = await visit({});
    await again({});
    expect(container.innerHTML).toBe('<div><p>rendered in the browser</p></div>');
  });

  test('is rendered in the browser where no server made it', () => {
    render(
      <StaticHtml of={{}}>
        <p>rendered in the browser</p>
      </StaticHtml>,
    );
    expect(screen.getByText('rendered in the browser')).toBeInTheDocument();
  });

  test('hands links to pages to the router, and leaves every other click to the browser', async () => {
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    const { container } = await visit({});
    const left: string[] = [];
    container.addEventListener('click', (event) => {
      if (!event.defaultPrevented && event.target instanceof Element) left.push(event.target.textContent ?? '');
      event.preventDefault();
    });
    const click = (name: string, how: MouseEventInit = {}) =>
      [...container.querySelectorAll('a')]
        .find(({ textContent }) => textContent === name)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    click('page');
    click('page', { ctrlKey: true });
    for (const name of ['here', 'elsewhere', 'account', 'sale', 'window']) click(name);
    expect(push.mock.calls).toEqual([['/product/vpc?a=1#b', undefined, { locale: false }]]);
    expect(left).toEqual(['page', 'here', 'elsewhere', 'account', 'sale', 'window']);
  });
});
