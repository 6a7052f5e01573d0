import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { readerCalls, type ReaderPorts } from '../readers/reader-ports.ts';
import { FavouriteRow } from './favourite-row.tsx';
import { FavouritesPanel } from './favourites-panel.tsx';
import { LogInForFavourites } from './log-in-for-favourites.tsx';
import { useFavourites, type Favourites } from './use-favourites.ts';

const Rows = styled('ul', { base: { ...ruledRows, maxWidth: '60rem' } });

/** The favourites of the account that is logged in. */
export function FavouritesList({ language, ports = readerCalls }: { language: Language; ports?: ReaderPorts }) {
  const { t } = useTranslation('favourites');
  const { state, items, reload, setRemoved } = useFavourites(ports);
  if (state === 'reading')
    return (
      <p role="status" data-waiting="">
        {t('list.waiting')}
      </p>
    );
  if (state === 'failed')
    return (
      <RetryNote label={t('list.again')} onRetry={reload}>
        {t('list.unavailable')}
      </RetryNote>
    );
  if (state === 'logged-out') return <LogInForFavourites language={language} />;
  if (items.length === 0)
    return (
      <FavouritesPanel>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <div className="actions">
          <ButtonLink href={searchPage} language={language} variant="primary">
            {t('search')}
          </ButtonLink>
        </div>
      </FavouritesPanel>
    );
  return <FavouriteRows items={items} language={language} onRemove={setRemoved} />;
}

interface FavouriteRowsProps {
  items: Favourites['items'];
  language: Language;
  onRemove: Favourites['setRemoved'];
}

export function FavouriteRows({ items, language, onRemove }: FavouriteRowsProps) {
  const { t } = useTranslation('favourites');
  return (
    <Rows aria-label={t('list.heading')}>
      {items.map((item) => (
        <FavouriteRow key={item.article} item={item} language={language} onRemove={(removed) => onRemove(item.article, removed)} />
      ))}
    </Rows>
  );
}
