import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ImprintPage } from '#components/company/imprint-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadImprint, type ImprintContent } from '#lib/company/load-imprint.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';

type Props = StaticPageProps<ImprintContent>;

const path = '/imprint';

export default function Imprint({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('imprint');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere(path), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={path}>
      <ImprintPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('imprint', context, loadImprint, 'imprint');
