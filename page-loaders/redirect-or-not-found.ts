import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { publishedSource } from '#lib/content/content-source.ts';
import { isContentUnavailable } from '#lib/content/content-unavailable.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import { findRedirect, type FoundRedirect } from '#lib/content/look-ups/find-redirect.ts';
import { keepQuery } from '#lib/language/keep-query.ts';
import { languageOfLocale, type Language } from '#lib/language/languages.ts';

/** Answers an address without a page: a redirect of the content, with the visitor's query kept, else 404. Never cached. */
export async function redirectOrNotFound({
  params,
  locale,
  res,
  resolvedUrl,
}: Pick<GetServerSidePropsContext, 'params' | 'locale' | 'res' | 'resolvedUrl'>): Promise<GetServerSidePropsResult<Record<string, never>>> {
  res.setHeader('Cache-Control', 'private, no-store');
  const segments = params?.path;
  const path = `/${Array.isArray(segments) ? segments.join('/') : ''}`;
  const found = await redirectOrNull(path, languageOfLocale(locale));
  if (!found) return { notFound: true };
  const query = resolvedUrl.indexOf('?');
  const destination = query < 0 ? found.to : keepQuery(found.to, resolvedUrl.slice(query));
  return { redirect: { destination, permanent: found.permanent } };
}

/** Without the CMS no redirect can be found, and the address is not found. */
async function redirectOrNull(path: string, language: Language): Promise<FoundRedirect | null> {
  try {
    return await readWhole(
      () => publishedSource(),
      ({ ask }) => findRedirect(ask, path, language),
    );
  } catch (error) {
    if (isContentUnavailable(error)) return null;
    throw error;
  }
}
