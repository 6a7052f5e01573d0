import type { GetStaticProps } from 'next';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { withGroupMessages, type WithGroupMessages } from '#page-loaders/group-messages.ts';
import { GroupOfferPage } from '#components/group-buy/group-offer-page.tsx';
import { loadGroupCampaign, type GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';

type Props = StaticPageProps<WithGroupMessages<GroupCampaignContent>>;

const path = '/activity/pintuan/vps';

export default function GroupOffer({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={path}>
      <GroupOfferPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage(
    'groupBuy',
    context,
    async (request) => withGroupMessages(await loadGroupCampaign(request, 'vps', 'offer'), request.language),
    'activity/pintuan/vps',
  );
