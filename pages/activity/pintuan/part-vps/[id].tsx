import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { GroupPage } from '#components/group-buy/group/group-page.tsx';
import { groupPath, oneGroupPath } from '#lib/group-buy/group-paths.ts';
import { groupPageProps, type GroupPageProps } from '#page-loaders/group-page.ts';

export default function OneGroup({ frame, content, language, draft }: GroupPageProps) {
  const { t } = useTranslation('group-buy');
  const { slug, groupId, title } = content;
  const path = groupId === null ? groupPath(slug, 'openGroups') : oneGroupPath(slug, groupId);
  const words = {
    title: title === null ? t('group.plain') : t('group.title', { title: content.head.title }),
    description: t('group.lead'),
  };
  return (
    <PageFrame frame={frame} head={{ ...content.head, ...words }} language={language} draft={draft} path={path}>
      <GroupPage key={groupId} content={content} language={language} />
    </PageFrame>
  );
}

export const getServerSideProps = groupPageProps('vps');
