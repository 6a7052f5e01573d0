import type { Language } from '#lib/language/languages.ts';
import { lakeClient } from '../setup/stack.ts';
import { helpArticle } from '../setup/help-article.ts';

const day = (date: string): string => `${date}T00:00:00Z`;

/** What another document of a type begins with, taken from one in the lake. */
const copyOf = (query: string): Promise<Record<string, unknown>> =>
  lakeClient('administrator').fetch<Record<string, unknown>>(`${query}[0]`);

export const example = {
  banner: 'banner-handbook',
  ownPage: 'activity-handbook',
  term: { en: 'article-tos-en', zh: 'article-tos-zh', ja: 'article-tos-ja' },
  release: { en: 'rHandbookEn', zh: 'rHandbookZh', ja: 'rHandbookJa' },
} as const;

/** The drafts that the pictures show, a change that waits for its translation, and a deleted text. */
export async function writeExamples(): Promise<void> {
  const editor = lakeClient('editor');
  const [banner, ownPage] = await Promise.all([
    copyOf('*[_type == "banner" && defined(image.asset)]'),
    copyOf('*[_type == "activityPage"]'),
  ]);
  await editor.createOrReplace({
    ...banner,
    _type: 'banner',
    _id: `drafts.${example.banner}`,
    title: { _type: 'localeString', en: 'Spring at the quay', zh: '码头之春', ja: '岸壁の春' },
    lead: { _type: 'localeText', en: 'Every size, for a fortnight.', zh: '所有规格，为期两周。', ja: '全サイズ、2週間。' },
    startsAt: day('2030-03-01'),
    endsAt: day('2030-03-15'),
    order: 5,
  });
  await editor.createOrReplace({
    ...ownPage,
    _type: 'activityPage',
    _id: `drafts.${example.ownPage}`,
    heading: { _type: 'localeString', en: 'Spring at the quay', zh: '码头之春', ja: '岸壁の春' },
    slug: { _type: 'slug', current: 'spring' },
    startsAt: day('2030-03-01'),
    endsAt: day('2030-03-15'),
  });
  await writeLegalDrafts();
  const deleted = helpArticle('quay');
  await editor.create(deleted);
  await editor.delete(deleted._id);
  await editor.patch('footer-link-contact').set({ 'name.en': 'Contact and addresses' }).commit();
}

/** Version 3 of the terms in the three languages, by the legal clerk. */
async function writeLegalDrafts(): Promise<void> {
  const clerk = lakeClient('legal');
  for (const language of ['en', 'zh', 'ja']) {
    const current = await copyOf(`*[_type == "article" && slug.current == "tos" && language == "${language}"] | order(version desc)`);
    await clerk.createOrReplace({
      ...current,
      _type: 'article',
      _id: `drafts.article-tos-${language}-v3`,
      version: 3,
      effectiveDate: '2030-03-01',
      changeNote: { en: 'Renewals have a section of their own.', zh: '续费单列一节。', ja: '更新の節を設けました。' }[language] ?? '',
    });
  }
}

const harbour = { _type: 'localeString', en: 'Summer at the harbour', zh: '港口之夏', ja: '港の夏' } as const;

/** A campaign that waits in a release: a banner and a page that are new, and an announcement that changes. */
export async function writeRelease(language: Language): Promise<string> {
  const editor = lakeClient('editor');
  const releaseId = example.release[language];
  const [banner, ownPage, announcement] = await Promise.all([
    copyOf('*[_type == "banner" && defined(image.asset)]'),
    copyOf('*[_type == "activityPage"]'),
    copyOf('*[_type == "announcement"] | order(releaseTime desc)'),
  ]);
  // of one whose time is undecided, the Studio shows no button that runs it
  await editor.releases.create({ releaseId, metadata: { title: harbour[language], releaseType: 'asap' } });
  const documents = [
    { ...banner, _type: 'banner', _id: 'banner-harbour', title: harbour, startsAt: day('2030-06-01'), endsAt: day('2030-06-15'), order: 6 },
    { ...ownPage, _type: 'activityPage', _id: 'activity-harbour', heading: harbour, slug: { _type: 'slug', current: 'summer' } },
    { ...announcement, _type: 'announcement', _id: String(announcement._id) },
  ];
  for (const document of documents) await editor.create({ ...document, _id: `versions.${releaseId}.${document._id}` });
  return releaseId;
}

/** Takes a release away, with what is in it. */
export async function removeRelease(language: Language): Promise<void> {
  const releaseId = example.release[language];
  await lakeClient('editor').releases.archive({ releaseId });
  await lakeClient('editor').releases.delete({ releaseId });
}
