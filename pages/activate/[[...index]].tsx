import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ActivationPage } from '#components/onboarding/activation-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { activationPath, readActivationStep, type ActivationStep } from '#lib/onboarding/activation-step.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';

type Props = StaticPageProps<{ step: ActivationStep }>;

export default function Activate({ frame, seo, content: { step }, language, draft }: Props) {
  const { t } = useTranslation('onboarding');
  const path = activationPath(step);
  const head = {
    title: t(`activate.${step}.title`),
    description: t(`activate.${step}.lead`),
    published: publishedEverywhere(path),
    indexed: false,
  };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={step === 'email' ? seo : null} path={path}>
      <ActivationPage step={step} language={language} />
    </PageFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = async (context) => {
  const step = readActivationStep(context.params?.index);
  if (step === null) return { notFound: true };
  return staticPage('activate', context, async () => ({ kind: 'page', content: { step }, changesAt: [] }), 'activate');
};
