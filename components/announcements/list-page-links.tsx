import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementListContent } from '#lib/announcements/load-announcements.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Pages = styled('nav', {
  base: {
    marginTop: '4',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1', alignItems: 'center' },
    '& a, & .gap': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'control',
      minWidth: 'control',
      paddingInline: '3',
      color: 'fg',
      textDecoration: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
    '& a:hover': { background: 'bg.subtle' },
    '& a[aria-current]': {
      fontWeight: 'semibold',
      borderBottom: '4px solid',
      borderTop: '4px solid transparent',
      borderColor: 'accent.solid',
    },
    '& .gap': { color: 'fg.muted', paddingInline: '0' },
  },
});

/** The pages shown around the current one, with the first and the last; null stands for those left out. */
export function shownPages(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  );
  return near.flatMap((each, index) => {
    const left = near[index - 1] ?? each - 1;
    if (each - left === 1) return [each];
    return each - left === 2 ? [each - 1, each] : [null, each];
  });
}

/** Links to the pages of a list; none if it has one page. */
export function ListPageLinks({
  content: { filter, page, pages },
  language,
}: {
  content: Pick<AnnouncementListContent, 'filter' | 'page' | 'pages'>;
  language: Language;
}) {
  const { t } = useTranslation('announcements');
  if (pages === 1) return null;
  const turn = (to: number, words: string) => (
    <li>
      <SiteLink href={announcementListPath(filter, to)} language={language}>
        {words}
      </SiteLink>
    </li>
  );
  return (
    <Pages aria-label={t('pages.name')}>
      <ul>
        {page > 1 ? turn(page - 1, t('pages.newer')) : null}
        {shownPages(page, pages).map((each, index) =>
          each === null ? (
            <li key={`gap-${index}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <SiteLink
                href={announcementListPath(filter, each)}
                language={language}
                current={each === page}
                label={t('pages.page', { page: each })}
              >
                {each}
              </SiteLink>
            </li>
          ),
        )}
        {page < pages ? turn(page + 1, t('pages.older')) : null}
      </ul>
    </Pages>
  );
}
