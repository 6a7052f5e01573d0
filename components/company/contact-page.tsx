import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ContactContent } from '#lib/company/load-contact.ts';
import type { Language } from '#lib/language/languages.ts';
import { questionsAndAnswers } from '#lib/structured-data/questions.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { ChannelList } from './channel-list.tsx';
import { ContactForm } from './contact-form.tsx';

const Ways = styled(Container, {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '10',
    alignItems: 'start',
    paddingBottom: 'section',
    // the columns of the sections below
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,4fr) minmax(0,8fr)' },
  },
});

interface ContactPageProps {
  content: ContactContent;
  language: Language;
  /** The other sections. */
  children: ReactNode;
}

/** Every way to reach us, with a form beside them. */
export function ContactPage({ content, language, children }: ContactPageProps) {
  const { t } = useTranslation('company');
  return (
    <>
      <StructuredData things={[questionsAndAnswers(content.questions)]} />
      <PageTitle title={content.heading} lead={content.lead ?? ''} />
      <Ways>
        {content.channels ? <ChannelList block={content.channels} language={language} /> : null}
        <ContactForm label={content.primaryAction?.label ?? t('contact.send')} email={content.email} language={language} />
      </Ways>
      {children}
    </>
  );
}
