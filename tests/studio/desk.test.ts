import { describe, expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { documentTypes } from '#lib/content/document-types.ts';
import { resolveActions } from '#studio/actions/document-actions.ts';
import { NewVersionAction } from '#studio/actions/new-version.ts';
import { refusalInWords } from '#studio/actions/refusal-in-words.ts';
import { articleTemplates } from '#studio/desk/article-templates.ts';
import { fixedPageTemplate, idsByPage } from '#studio/desk/fixed-pages.ts';
import { creatableTemplates, offeredTemplates } from '#studio/desk/creation.ts';
import { standings, standingsOf, textsBySlug, type LegalText, type Standing } from '#studio/desk/legal/legal-texts.ts';
import { deskIcons } from '#studio/desk/desk-icons.tsx';
import { opensLinksTo } from '#studio/desk/opens-links.ts';
import { typeIcons } from '#studio/desk/type-icons.ts';
import { locations } from '#studio/presentation/locations.ts';
import { UnpublishAtAction } from '#studio/unpublishing/unpublish-at.tsx';
import { mainDocuments } from '#studio/presentation/main-documents.ts';

const named = (action: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent => Object.assign(() => null, { action });
const given = (['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges'] as const).map(named);
const actionsOf = (schemaType: string) => resolveActions(given, { schemaType } as DocumentActionsContext);
const names = (schemaType: string) => actionsOf(schemaType).map((action) => action.action);

describe('the desk', () => {
  test('shows another icon at each of its places', () => {
    const drawn = Object.values(deskIcons).map((icon) => renderToStaticMarkup(createElement(icon)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(Object.values(typeIcons)).size).toBe(Object.keys(typeIcons).length - 2);
  });

  test.each(['siteSettings', 'homePage', 'navigation'])('%s is published and never copied, unpublished or deleted', (type) => {
    expect(names(type)).toEqual(['publish', 'discardChanges']);
    expect(actionsOf(type)).not.toContain(UnpublishAtAction);
    expect(creatableTemplates([{ templateId: type }, { id: type }, { id: 'banner' }])).toEqual([{ id: 'banner' }]);
  });

  test('a page of the site is begun from its own place alone, and never copied; its draft stands with it', () => {
    const offered = offeredTemplates([
      { templateId: 'marketingPage' },
      { templateId: fixedPageTemplate.id },
      { templateId: 'activityPage' },
    ]);
    expect(offered).toEqual([{ templateId: 'activityPage' }]);
    expect(names('marketingPage')).not.toContain('duplicate');
    expect(actionsOf('marketingPage')).toContain(UnpublishAtAction);
    expect(names('activityPage')).toContain('duplicate');
    expect(fixedPageTemplate.value({ pageId: 'about' })).toEqual({ pageId: 'about' });
    expect([...idsByPage([{ _id: 'drafts.a', pageId: 'about' }, { _id: 'a', pageId: 'about' }, { _id: 'b' }])]).toEqual([['about', 'a']]);
  });

  test('help and legal texts begin as what they are, in the category of their list', () => {
    const begin = (id: string, given = {}) => articleTemplates.find((template) => template.id === id)?.value(given);
    const help = { kind: 'help', version: 1, effectiveDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(begin('article-help')).toMatchObject(help);
    expect(begin('article-help-in-category', { category: 'category-network' })).toMatchObject({
      ...help,
      translationKey: expect.stringMatching(/^help-[0-9a-f]{8}$/),
      category: { _type: 'reference', _ref: 'category-network' },
    });
    expect(begin('article-legal')).toEqual({ kind: 'legal', effectiveZone: 'UTC' });
    expect(begin('article-help')).not.toEqual(begin('article-help'));
    const offered = offeredTemplates([{ id: 'article' }, ...articleTemplates]).map(({ id }) => id);
    expect(offered).toEqual(['article-help', 'article-legal']);
  });

  test('the first action of an article is its next version', () => {
    expect(actionsOf('article')[0]).toBe(NewVersionAction);
  });

  test('R-4.1 a published legal text is neither copied nor deleted; a help article may be', () => {
    const offered = given.map((action) => Object.assign(() => ({ label: String(action.action) }), { action: action.action }));
    const shown = (kind: string, published: boolean) => {
      const document = { kind, _id: 'a' };
      return resolveActions(offered, { schemaType: 'article' } as DocumentActionsContext)
        .filter(({ action }) => action && ['duplicate', 'delete'].includes(action))
        .filter((action) => action({ published: published ? document : null, draft: document } as never) !== null)
        .map(({ action }) => action);
    };
    expect([shown('legal', true), shown('legal', false), shown('help', true)]).toEqual([
      [],
      ['duplicate', 'delete'],
      ['duplicate', 'delete'],
    ]);
  });

  test('R-4 an article is published by an action that minds its address, the same one each time', () => {
    const [, publish] = actionsOf('article');
    expect(publish?.action).toBe('publish');
    expect(publish).not.toBe(given[0]);
    expect(actionsOf('article')[1]).toBe(publish);
  });

  test('an edit link opens a text in the list that shows it, and in no other', () => {
    const legal = textsBySlug([
      { id: 'drafts.article-tos-ja', slug: 'tos', language: 'ja', title: '利用規約' },
      { id: 'article-tos-en', slug: 'tos', language: 'en', title: 'Terms of service' },
      { id: 'new', slug: null, language: 'en', title: null },
    ]);
    expect([...legal]).toEqual([['tos', { title: 'Terms of service', ids: ['drafts.article-tos-ja', 'article-tos-en'] }]]);
    const opens = opensLinksTo(legal.get('tos')?.ids ?? []);
    expect(opens('edit', { id: 'article-tos-ja', type: 'article' })).toBe(true);
    expect(opens('edit', { id: 'article-ssh-en', type: 'article' })).toBe(false);
    expect(opens('create', { type: 'article' })).toBe(false);
  });

  test('a new document opens beside the list that began it', () => {
    const opens = opensLinksTo([], 'article-help-in-category');
    expect(opens('create', { type: 'article', template: 'article-help-in-category' })).toBe(true);
    expect(opens('create', { type: 'article', template: 'article-help' })).toBe(false);
  });

  test('everything else keeps what Sanity offers', () => {
    const others = actionsOf('banner').filter((action) => action !== UnpublishAtAction);
    expect(others.map(({ action }) => action)).toEqual(given.map(({ action }) => action));
    expect(others.slice(2)).toEqual(given.slice(2));
  });
});

describe('a document that cannot be published', () => {
  const titleOf = (field: string): string => ({ title: 'Title', slug: 'Address' })[field] ?? field;
  const wrong = (field: string, message: string, level = 'error') => ({ level, message, path: field === '' ? [] : [field, 'en'] });

  test('says what is to be done in each field, once', () => {
    const markers = [
      wrong('title', 'Write a title.'),
      wrong('title', 'Too short.'),
      wrong('slug', 'Taken.'),
      wrong('', 'It clashes.'),
      wrong('body', 'Long.', 'warning'),
    ];
    expect(refusalInWords(markers, titleOf)).toBe('Not yet. Title: Write a title. Address: Taken. It clashes.');
  });

  test('names the fields that would make the line too long', () => {
    expect(
      refusalInWords(
        ['a', 'b', 'c', 'd', 'title', 'slug'].map((field) => wrong(field, 'No.')),
        titleOf,
      ),
    ).toBe('Not yet. a: No. b: No. c: No. d: No. Also Title and Address.');
  });

  test('says nothing where nothing is wrong', () => {
    expect(refusalInWords([wrong('body', 'Long.', 'warning')], titleOf)).toBeNull();
  });
});

describe('R-4.1 Presentation', () => {
  test('knows where every type is seen; redirects, statistics scripts and what the search is helped by are seen nowhere', () => {
    expect(documentTypes.filter((type) => !(type in locations))).toEqual(['synonym', 'readerQuestions', 'redirect', 'statisticsScript']);
  });

  test('shows a banner on the home page of each language', () => {
    expect(locations.banner).toMatchObject({ locations: [{ href: '/' }, { href: '/zh' }, { href: '/ja' }] });
  });

  test('shows an article at its address and at that of its version', () => {
    const { article } = locations;
    if (!article || !('resolve' in article)) throw new Error('an article has no locations');
    const pages = (document: Record<string, unknown>) => article.resolve(document)?.locations?.map((location) => location.href);
    expect(pages({ title: '服务条款', slug: 'tos', language: 'zh', version: 2 })).toEqual([
      '/zh/doc/article/tos',
      '/zh/doc/article/tos/versions/2',
    ]);
    expect(pages({ slug: 'tos' })).toEqual([]);
  });

  test('shows campaigns at their slugs and a page’s search result at the page', () => {
    const pagesOf = (type: string, document: Record<string, unknown>) => {
      const resolvers = locations[type];
      if (!resolvers || !('resolve' in resolvers)) throw new Error(`${type} has no locations of its own`);
      return resolvers.resolve(document)?.locations?.map((location) => location.href);
    };
    expect(pagesOf('promotion', { slug: 'vps' })).toEqual(['/activity/vps', '/zh/activity/vps', '/ja/activity/vps']);
    expect(pagesOf('groupCampaign', {})).toEqual([]);
    expect(pagesOf('pageSeo', { pageId: 'index' })).toEqual(['/', '/zh', '/ja']);
    expect(pagesOf('pageSeo', { pageId: 'doc/announce' })?.[0]).toBe('/doc/announce');
  });

  test('opens the document of a page beside it', () => {
    const routes = mainDocuments.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining(['/', '/zh', '/ja', '/doc/article/:slug', '/ja/doc/article/:slug/versions/:version']));
  });
});

describe('R-4.1 the versions of a legal text in the desk', () => {
  const nowMs = Date.parse('2026-11-23T12:00:00Z');
  const of = (id: string, language: string, version: number, effectiveDate: string) => ({
    id,
    slug: 'tos',
    title: 'Terms',
    language,
    version,
    effectiveDate,
  });

  test('stand below what they are now, by language and the newest first', () => {
    const texts = [
      of('tos-ja-v1', 'ja', 1, '2025-01-01'),
      of('tos-en-v1', 'en', 1, '2025-01-01'),
      of('tos-en-v3', 'en', 3, '2027-01-01'),
      of('tos-en', 'en', 2, '2026-01-01'),
      of('drafts.tos-en-v4', 'en', 4, ''),
      of('drafts.tos-en', 'en', 2, '2026-01-01'),
    ];
    expect(standings(texts, nowMs)).toEqual([
      { standing: 'In force', ids: ['tos-en', 'tos-ja-v1'] },
      { standing: 'Coming', ids: ['tos-en-v3'] },
      { standing: 'Drafts', ids: ['tos-en-v4'] },
      { standing: 'Past', ids: ['tos-en-v1'] },
    ]);
  });

  test('move by themselves: when another person writes or publishes, and when an instant has come', () => {
    jest.useFakeTimers({ now: nowMs });
    try {
      const inForce = of('tos-en', 'en', 2, '2026-01-01');
      const next = (id: string) => ({ ...of(id, 'en', 3, '2026-11-23'), effectiveTime: '12:02' });
      const texts = new BehaviorSubject<LegalText[]>([inForce]);
      const seen: (readonly Standing[])[] = [];
      const reading = standingsOf('tos', texts).subscribe((each) => seen.push(each));
      const shownAfter = (ms: number) => {
        jest.advanceTimersByTime(ms);
        return seen.at(-1);
      };
      expect(shownAfter(0)).toEqual([{ standing: 'In force', ids: ['tos-en'] }]);
      texts.next([inForce, next('drafts.tos-en-v3')]);
      expect(shownAfter(0)).toContainEqual({ standing: 'Drafts', ids: ['tos-en-v3'] });
      texts.next([inForce, next('tos-en-v3')]);
      expect(shownAfter(0)).toContainEqual({ standing: 'Coming', ids: ['tos-en-v3'] });
      expect(shownAfter(130_000)).toEqual([
        { standing: 'In force', ids: ['tos-en-v3'] },
        { standing: 'Past', ids: ['tos-en'] },
      ]);
      // a list that is drawn anew each time would flicker
      expect(seen).toHaveLength(4);
      reading.unsubscribe();
    } finally {
      jest.useRealTimers();
    }
  });

  test('have no heading without a version', () => {
    expect(standings([of('tos-en', 'en', 1, '2026-01-01')], nowMs)).toEqual([{ standing: 'In force', ids: ['tos-en'] }]);
  });
});
