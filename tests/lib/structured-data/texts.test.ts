import { expect, test } from '@jest/globals';
import { questionsAndAnswers } from '#lib/structured-data/questions.ts';
import { structuredText } from '#lib/structured-data/structured-data.ts';
import { writtenArticle } from '#lib/structured-data/article.ts';

test('a text has its language, its dates and its author', () => {
  const thing = writtenArticle({
    title: '利用規約',
    summary: null,
    language: 'ja',
    path: '/doc/article/tos',
    publishedOn: '2026-10-01',
    updatedOn: null,
    siteUrl: 'https://www.marlow.example',
  });
  expect(JSON.parse(structuredText(thing))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '利用規約',
    inLanguage: 'ja',
    mainEntityOfPage: 'https://www.marlow.example/ja/doc/article/tos',
    datePublished: '2026-10-01',
    author: { '@type': 'Organization', '@id': 'https://www.marlow.example/#organization', url: 'https://www.marlow.example' },
    publisher: { '@type': 'Organization', '@id': 'https://www.marlow.example/#organization', url: 'https://www.marlow.example' },
  });
});

test('questions are listed with their answers', () => {
  expect(questionsAndAnswers([{ question: 'Q?', answer: 'A.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'A.' } }],
  });
});
