import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { withGroupMessages, type WithGroupMessages } from '#page-loaders/group-messages.ts';
import { OpenGroupsPage } from '#components/group-buy/open-groups-page.tsx';
import { loadGroupCampaign, type GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';

type Props = StaticPageProps<WithGroupMessages<GroupCampaignContent>>;

const path = '/activity/pintuan/partcvm';

export default function OpenGroups({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('group-buy');
  const head = { ...content.head, title: t('venue.title', { title: content.head.title }), description: t('venue.lead') };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={path}>
      <OpenGroupsPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage(
    'groupBuy',
    context,
    async (request) => withGroupMessages(await loadGroupCampaign(request, 'cvm', 'openGroups'), request.language),
    'activity/pintuan/partcvm',
  );
