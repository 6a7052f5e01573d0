import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { WithdrawalPage } from '#components/orders/withdrawal/withdrawal-page.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadWithdrawalPage, type WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import { withdrawalPage } from '#lib/orders/withdrawal-page.ts';

type Props = StaticPageProps<WithdrawalPageContent>;

export default function Withdraw({ frame, content, language, draft }: Props) {
  const { t } = useTranslation('withdrawal');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere(withdrawalPage), indexed: false };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} path={withdrawalPage}>
      <WithdrawalPage content={content} seller={frame.seller?.legalName ?? null} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('withdrawal', context, loadWithdrawalPage);
