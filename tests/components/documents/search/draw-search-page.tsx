import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime.js';
import type { NextRouter } from 'next/router.js';
import { sampleSearch } from '#components/documents/search/search-page.examples.tsx';
import { SearchPage } from '#components/documents/search/search-page.tsx';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { SearchAsked } from '#lib/documents/search/search-address.ts';
import type { AskDocuments, FoundFacets, SearchPageFound } from '#lib/documents/search/search-session.ts';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

export const rowsOf = (count: number): SearchLink[] => Array.from({ length: count }, (_, index) => row(`a${index}`));
export const facets: FoundFacets = {
  types: { article: 18, product: 2 },
  languages: { en: 20, zh: 0, ja: 3 },
  subjects: [{ slug: 'servers', name: 'Cloud servers', count: 4 }],
};

export const row = (title: string, more: Partial<SearchLink> = {}): SearchLink => ({
  type: 'article',
  id: title,
  title,
  link: `/doc/article/${encodeURIComponent(title.replaceAll(/\p{Cs}/gu, ''))}`,
  language: 'en',
  ...more,
});

interface Asked {
  word: string;
  page: number;
  asked: SearchAsked;
  typing: boolean;
  answer: (found: SearchPageFound | null) => Promise<void>;
}

interface DrawOptions {
  word?: string;
  language?: Language;
  router?: NextRouter | null;
  onShown?: (word: string | null) => void;
}

export function draw(options: DrawOptions = {}) {
  const asked: Asked[] = [];
  const ask = jest.fn<AskDocuments>(
    (request, { typing }) =>
      new Promise((resolve) => {
        const { word, page } = request;
        asked.push({ word, page, asked: request, typing, answer: async (found) => act(async () => resolve(found)) });
      }),
  );
  const { language = 'en', word = null, router = null, onShown = () => undefined } = options;
  const page = <SearchPage content={{ ...sampleSearch, word }} language={language} ask={ask} onShown={onShown} />;
  const drawn = renderInSite(<RouterContext.Provider value={router}>{page}</RouterContext.Provider>, language);
  return { ...drawn, asked, ask, words: () => asked.map((one) => one.word) };
}

export const field = (): HTMLElement => screen.getByRole('searchbox');
export const type = async (word: string, pauseMs = 300): Promise<void> => {
  fireEvent.change(field(), { target: { value: word } });
  await act(() => jest.advanceTimersByTimeAsync(pauseMs));
};
export const search = (word: string): void => {
  fireEvent.change(field(), { target: { value: word } });
  fireEvent.submit(screen.getByRole('search'));
};
export const address = (): string => `${window.location.pathname}${window.location.search}`;
export const back = async (): Promise<void> => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(async () => {
    await popped;
  });
};
