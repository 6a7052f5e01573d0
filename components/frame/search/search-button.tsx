import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { SearchIcon } from '#components/ui/primitives/icons.tsx';
import { openSearch } from './open-search.ts';

const Opener = styled('div', {
  base: {
    display: 'flex',
    flex: 'none',
    // the smallest screens have the search in the menu
    '@media (max-width: 359.98px)': { display: 'none' },
    '& > a': { display: 'grid', placeItems: 'center', width: '40px', height: '44px', borderRadius: 'l2', color: 'fg' },
    '& > a:hover': { background: 'bg.subtle', color: 'fg' },
  },
});

/** Opens the document search over the page; without JavaScript a link to its page. */
export function SearchButton({ language }: { language: Language }) {
  const { t } = useTranslation('overlays');
  return (
    <Opener onClickCapture={openSearch}>
      <SiteLink href={searchPage} language={language} label={t('search.open')}>
        <SearchIcon />
      </SiteLink>
    </Opener>
  );
}
