import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { AvailabilityContent } from '#lib/purchase/load-availability.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { AvailabilityBoard } from './availability-board.tsx';

const Page = styled('div', {
  base: {
    background: 'bg.canvas',
    paddingTop: '6',
    paddingBottom: 'section',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '4' },
    '& .after': { display: 'grid', gap: '4', '& b': { display: 'block' } },
  },
});

const jsonAddress = '/api/availability';

/** What is in stock where, as it changes. */
export function AvailabilityPage({ content, language }: { content: AvailabilityContent; language: Language }) {
  const { t } = useTranslation('availability');
  const json = <a href={jsonAddress}>{t('json')}</a>;
  return (
    <Page>
      <Container>
        <Breadcrumb
          name={t('breadcrumb')}
          links={[
            { label: t('home'), href: '/' },
            { label: t('servers'), href: '/product/vps' },
            { label: t('short'), href: '/product/availability' },
          ]}
          language={language}
        />
        <h1>
          <KeepPhrases>{t('title')}</KeepPhrases>
        </h1>
        <p className="lead">
          <KeepPhrases>{t('lead')}</KeepPhrases>
        </p>
        <NeedsScript>
          {t('noScript')} {json}
        </NeedsScript>
        {content.series.length > 0 ? <AvailabilityBoard content={content} language={language} /> : <Note tone="info">{t('nothing')}</Note>}
        <div className="after">
          <Note tone="info">
            <b>{t('note.title')}</b>
            {t('note.text')}
          </Note>
          <p>{json}</p>
        </div>
      </Container>
    </Page>
  );
}
