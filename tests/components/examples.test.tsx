import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allExamples } from '#tests/gallery/all-examples.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

/** Its texts apart: two names of domains beside one another are no key. */
function wordsIn(container: Element): string {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) words += ` ${texts.currentNode.textContent}`;
  return words;
}

const rows = Object.entries(allExamples).flatMap(([component, list]) => list.map((example) => ({ component, ...example })));

test.each(rows)('$component, $name: every word is there, no link is empty, every picture has an alternative', ({ element, language }) => {
  const { container } = renderInSite(element, language);
  expect(wordsIn(container)).not.toMatch(/\b[a-z]+\.[a-zA-Z]+(\.[a-zA-Z]+)+\b|undefined|\[object/);
  for (const link of container.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^(\/|#|https:|mailto:|tel:)/);
    expect(`${link.textContent}${link.getAttribute('aria-label') ?? ''}`).not.toBe('');
  }
  for (const picture of container.querySelectorAll('img')) expect(picture).toHaveAttribute('alt');
});

test('every file of examples is in the gallery', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.examples.tsx'));
  const gallery = readFileSync('tests/gallery/all-examples.ts', 'utf8');
  expect(files.filter((file) => !gallery.includes(`'#components/${file}'`))).toEqual([]);
});
