import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ReadingList } from '#lib/documents/search/load-search-page.ts';
import type { Language } from '#lib/language/languages.ts';
import { AssistantButton } from '#components/ui/controls/assistant-button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { LinkList } from '../link-list.tsx';
import { PopularWords } from './popular-words.tsx';

const Ways = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    width: 'full',
    '& > p': { color: 'fg.muted', maxWidth: 'lead' },
    '& .columns': { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,2fr) minmax(0,1fr)' } },
    '& h3': { textStyle: 'h3', marginBottom: '3' },
    '& .ask': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});

interface NothingFoundProps {
  /** What was searched for. */
  word: string;
  nearest: readonly string[];
  toRead: ReadingList;
  language: Language;
  onChoose: (word: string) => void;
}

/** For whom nothing was found: words that are near, articles to read, and people to ask. */
export function NothingFound({ word, nearest, toRead, language, onChoose }: NothingFoundProps) {
  const { t } = useTranslation(['document-search', 'overlays']);
  const ticketHref = useCentreAddress('newTicket');
  return (
    <Ways>
      <p>{t('state.noneHint')}</p>
      {nearest.length > 0 ? (
        <PopularWords heading={t('overlays:search.nearest')} words={nearest} language={language} onChoose={onChoose} />
      ) : null}
      <div className="columns">
        {toRead.links.length > 0 ? (
          <div>
            <h3>{t(toRead.kind === 'most-read' ? 'none.mostRead' : 'none.newest')}</h3>
            <LinkList links={toRead.links} language={language} look="ruled" />
          </div>
        ) : null}
        <div>
          <h3>{t('none.ask')}</h3>
          <div className="ask">
            <ButtonLink href={ticketHref} language={language} size="sm">
              {t('state.ticket')}
            </ButtonLink>
            <ButtonLink href="/contact" language={language} size="sm" variant="tertiary">
              {t('none.contact')}
            </ButtonLink>
            <AssistantButton typed={word} />
          </div>
        </div>
      </div>
    </Ways>
  );
}
