import type { GetServerSidePropsContext, GetServerSidePropsResult, GetStaticPropsResult } from 'next';
import { isContentUnavailable } from '#lib/content/content-unavailable.ts';

/**
 * Renders a page on every request, because it has an unlimited number of addresses: nothing of it is cached. While the CMS is unavailable,
 * redirects to a static page that can do the same.
 */
export async function perRequestPage<Props>(
  { res }: Pick<GetServerSidePropsContext, 'res'>,
  load: () => Promise<GetStaticPropsResult<Props>>,
  fallbackPath: string,
): Promise<GetServerSidePropsResult<Props>> {
  res.setHeader('Cache-Control', 'private, no-store');
  try {
    const answer = await load();
    if ('props' in answer) return { props: answer.props };
    return 'redirect' in answer ? { redirect: answer.redirect } : { notFound: true };
  } catch (error) {
    if (isContentUnavailable(error)) return { redirect: { destination: fallbackPath, permanent: false } };
    throw error;
  }
}
