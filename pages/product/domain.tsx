import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { DomainPage } from '#components/domains/domain-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadDomainSuffixes, type DomainContent } from '#lib/domains/load-domain-suffixes.ts';
import { domainsJsonLd } from '#lib/structured-data/page-json-ld.ts';

type Props = StaticPageProps<DomainContent>;

const path = '/product/domain';

export default function Domains({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('domains');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere(path), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={path}>
      <StructuredData things={domainsJsonLd(content, frame, { name: head.title, description: head.description })} />
      <DomainPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('domains', context, loadDomainSuffixes, 'product/domain');
