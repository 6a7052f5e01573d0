import type { GetStaticProps } from 'next';
import { StaticBlocks } from '#components/blocks/static-blocks.tsx';
import { ContactPage } from '#components/company/contact-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadContact, type ContactContent } from '#lib/company/load-contact.ts';

type Props = StaticPageProps<ContactContent>;

export default function Contact({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <ContactPage content={content} language={language}>
        <StaticBlocks blocks={content.blocks} language={language} />
      </ContactPage>
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('contact', context, loadContact, 'contact');
