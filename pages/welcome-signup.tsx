import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { WelcomePage } from '#components/onboarding/welcome-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';

type Props = StaticPageProps<null>;

const path = '/welcome-signup';

export default function Welcome({ frame, seo, language, draft }: Props) {
  const { t } = useTranslation('onboarding');
  const head = { title: t('welcome.title'), description: t('welcome.lead'), published: publishedEverywhere(path), indexed: false };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={path}>
      <WelcomePage language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('welcome', context, async () => ({ kind: 'page', content: null, changesAt: [] }), 'welcome-signup');
