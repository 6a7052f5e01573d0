import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { ConfirmPage } from '#components/purchase/confirmation/confirm-page.tsx';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadConfirmation, type ConfirmationContent } from '#lib/purchase/load-confirmation.ts';

type Props = StaticPageProps<ConfirmationContent>;

export default function Confirm({ frame, content, language, draft }: Props) {
  const { t } = useTranslation('purchase');
  const head = {
    title: t('confirm.title'),
    description: t('confirm.lead'),
    published: publishedEverywhere('/product/vps-buy/confirm'),
    indexed: false,
  };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} path="/product/vps-buy/confirm" checkout>
      <ConfirmPage content={content} seller={frame.seller?.legalName ?? null} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('confirmation', context, loadConfirmation);
