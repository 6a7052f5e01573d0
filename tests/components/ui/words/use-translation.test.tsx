import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from '@jest/globals';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { WordsOfPage } from '#components/ui/words/words-of-page.tsx';

const pageIn = (initialLocale: string) => ({
  _nextI18Next: {
    initialLocale,
    initialI18nStore: {
      [initialLocale]: { offers: { from: `from {{price}} (${initialLocale})` }, coupons: { title: `Coupons (${initialLocale})` } },
    },
  },
});

let seen: unknown[] = [];

beforeEach(() => {
  seen = [];
});

function Part() {
  const { t } = useTranslation(['coupons', 'offers']);
  seen.push(t);
  const look: (key: string, values?: Record<string, unknown>) => string = t as never;
  return <p>{`${look('title')}, ${look('offers:from', { price: '$5' })}, ${look('no.such.key')}`}</p>;
}

test('words are those that came with the page, and those of the next page after it', () => {
  const page = pageIn('en');
  const { rerender } = render(
    <WordsOfPage page={page}>
      <Part />
    </WordsOfPage>,
  );
  expect(screen.getByText('Coupons (en), from $5 (en), no.such.key')).toBeInTheDocument();
  rerender(
    <WordsOfPage page={page}>
      <Part />
    </WordsOfPage>,
  );
  expect(new Set(seen).size).toBe(1);
  rerender(
    <WordsOfPage page={pageIn('ja')}>
      <Part />
    </WordsOfPage>,
  );
  expect(screen.getByText('Coupons (ja), from $5 (ja), no.such.key')).toBeInTheDocument();
});

test('a page without words shows the keys', () => {
  render(
    <WordsOfPage page={{}}>
      <Part />
    </WordsOfPage>,
  );
  expect(screen.getByText('title, from, no.such.key')).toBeInTheDocument();
});

test('nothing that a page remembers outlives a change of language', () => {
  let made = 0;
  const Remembering = () => <p>{`made ${useState(() => (made += 1))[0]}`}</p>;
  const { rerender } = render(
    <WordsOfPage page={pageIn('en')}>
      <Remembering />
    </WordsOfPage>,
  );
  rerender(
    <WordsOfPage page={pageIn('en')}>
      <Remembering />
    </WordsOfPage>,
  );
  expect(screen.getByText('made 1')).toBeInTheDocument();
  rerender(
    <WordsOfPage page={pageIn('ja')}>
      <Remembering />
    </WordsOfPage>,
  );
  expect(screen.getByText('made 2')).toBeInTheDocument();
});
