import type { GetStaticProps } from 'next';
import { errorPage, type ErrorPageProps } from '#page-loaders/error-page.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { NotFoundPage } from '#components/errors/not-found-page.tsx';

export default function NotFound({ frame, head, language }: ErrorPageProps) {
  return (
    <PageFrame frame={frame} head={head} language={language} draft={false} path="/">
      <NotFoundPage language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<ErrorPageProps> = (context) => errorPage(context);
