import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { askGroup } from '#lib/group-buy/ask-group.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import { groupPath, groupSlugOf, oneGroupPath, readGroupId, storedGroupPath } from '#lib/group-buy/group-paths.ts';
import { heldSeats, paidSeats } from '#lib/group-buy/group-view.ts';
import { loadGroupPage, type GroupPageContent } from '#lib/group-buy/load-group-page.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { languageOfLocale, localizePath, type Language } from '#lib/language/languages.ts';
import { pictureAddress } from '#lib/share-picture/picture-address.ts';
import { withGroupMessages, type WithGroupMessages } from './group-messages.ts';
import { perRequestPage } from './per-request-page.ts';
import { staticPage, type StaticPageProps } from './static-page.ts';

export type GroupPageProps = StaticPageProps<WithGroupMessages<GroupPageContent>>;

/** The preview picture of a group's link: its title and its seats as they are now. */
function seatsPicture(group: GroupMessage, title: string, language: Language): string | null {
  const secret = process.env.CONTENT_WEBHOOK_SECRET;
  // nobody can take a seat of a group that ended without success
  if (!secret || title === '' || group.state === 'failed' || group.state === 'void') return null;
  const paid = paidSeats(group);
  const held = heldSeats(group);
  return pictureAddress(secret, { language, title, seats: { paid, held, open: group.headCount - paid - held } });
}

const visitorOf = ({ req: { headers } }: Pick<GetServerSidePropsContext, 'req'>): string | null =>
  headers['x-forwarded-for']?.toString() ?? null;

/**
 * The page of one group. Any id may be requested, so nothing of it is cached; an unknown one is a 404 which says so, and a group of
 * the other campaign is at its own address.
 */
export const groupPageProps =
  (slug: GroupSlug): GetServerSideProps<GroupPageProps> =>
  async (context) => {
    const language = languageOfLocale(context.locale);
    const groupId = readGroupId(context.params?.id);
    const found = groupId === null ? 'unknown' : await askGroup(groupId, visitorOf(context));
    const own = typeof found === 'string' ? slug : (groupSlugOf(found.campaign) ?? slug);
    if (groupId !== null && own !== slug) {
      return { redirect: { destination: localizePath(oneGroupPath(own, groupId), language), permanent: false } };
    }
    if (found === 'unknown') context.res.statusCode = 404;
    const load = () =>
      staticPage('groupBuy', context, async (request) => {
        const answer = withGroupMessages(await loadGroupPage(request, { slug, groupId, found }), language);
        if (answer.kind !== 'page' || typeof found === 'string') return answer;
        const { content } = answer;
        const title = content.title ?? '';
        const address = seatsPicture(found, title, language);
        if (address === null) return answer;
        return { ...answer, content: { ...content, head: { ...content.head, picture: { address, text: title } } } };
      });
    const fallback = groupId === null ? groupPath(slug, 'openGroups') : storedGroupPath(slug, groupId);
    return perRequestPage(context, load, localizePath(fallback, language));
  };
