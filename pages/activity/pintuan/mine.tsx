import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { MyGroupsPage } from '#components/group-buy/mine/my-groups-page.tsx';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { myGroupsPath } from '#lib/group-buy/group-paths.ts';
import { loadMyGroups, type MyGroupsContent } from '#lib/group-buy/load-my-groups.ts';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';

type Props = StaticPageProps<MyGroupsContent>;

export default function MyGroups({ frame, content, language, draft }: Props) {
  const { t } = useTranslation('group-buy');
  const head = { title: t('own.title'), description: t('own.lead'), published: publishedEverywhere(myGroupsPath), indexed: false };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} path={myGroupsPath}>
      <MyGroupsPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('groupBuy', context, loadMyGroups);
