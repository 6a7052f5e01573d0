import type { GetStaticProps } from 'next';
import { SignUpStart } from '#components/onboarding/sign-up-start.tsx';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadSignUp, type SignUpContent } from '#lib/onboarding/load-sign-up.ts';

type Props = StaticPageProps<SignUpContent>;

export default function SignUp({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <MarketingPage content={content} language={language} actions={<SignUpStart label={content.startLabel} language={language} />} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('signUp', context, loadSignUp, 'signUp');
