import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { useIdlePart } from '#components/ui/runtime/use-idle-part.ts';
import { ThemeMenu } from './theme/theme-menu.tsx';
import { CurrencyMenu } from './top-bar/currency-menu.tsx';
import { LanguageMenu } from './top-bar/language-menu.tsx';
import { UserMenu } from './user-menu/user-menu.tsx';

const Bar = styled('aside', {
  base: {
    background: 'bg.canvas',
    borderBottom: '1px solid',
    borderColor: 'border.muted',
    textStyle: 'xs',
    '& .row': { display: 'flex', alignItems: 'center', gap: { base: '1', md: '4' }, minHeight: '40px' },
    '& .news': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      flex: '1',
      minWidth: '0',
      height: '40px',
      overflow: 'hidden',
    },
    '& .tagline': {
      display: { base: 'none', md: 'block' },
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
    },
    '& .tools': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      flex: 'none',
      minHeight: '32px',
      gap: { base: '0', md: '1' },
      marginInlineEnd: { base: '-1', sm: '-2' },
    },
    // as in the header: the last link pushes the others into place
    '& .tools:not(:has(.register))': { visibility: 'hidden' },
    '& .languages .long': { display: { base: 'none', md: 'inline' } },
  },
});

interface TopBarProps {
  language: Language;
  tagline: string | null;
  paths: Readonly<Record<Language, string>>;
}

const loadTicker = () => import('./top-bar/announcement-ticker.tsx');

/** News, currency, language and account. The tagline is the placeholder for the news. */
export function TopBar({ language, tagline, paths }: TopBarProps) {
  const { t } = useTranslation('frame');
  const ticker = useIdlePart(loadTicker);
  return (
    <Bar aria-label={t('topBar')}>
      <Container className="row">
        <div className="news">
          {tagline ? <p className="tagline">{tagline}</p> : null}
          {ticker ? <ticker.AnnouncementTicker language={language} /> : null}
        </div>
        <div className="tools">
          <CurrencyMenu language={language} />
          <LanguageMenu language={language} paths={paths} />
          <ThemeMenu />
          <UserMenu language={language} />
        </div>
      </Container>
    </Bar>
  );
}
