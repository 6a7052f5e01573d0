import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import { colon } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { CloseIcon, MenuIcon } from '#components/ui/primitives/icons.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search/search-button.tsx';
import { siteHeaderId } from './site-header-id.ts';
import { enhanceDrawer } from './menu/drawer.ts';
import { SiteMenu, siteMenuId } from './menu/site-menu.tsx';
import { ThemeSwitch } from './theme/theme-switch.tsx';
import { SideWidget } from './overlays/side-widget.tsx';
import { SupportLinks } from './overlays/support-links.tsx';
import { VisitorLinks } from './user-menu/visitor-links.tsx';
import { drawnBrand } from './wordmark.ts';

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    background: 'bg',
    borderBottom: '1px solid',
    borderColor: 'border',
    '& .row': { display: 'flex', alignItems: 'center', gap: { base: '2', sm: '4', xl: '6' }, minHeight: { base: '60px', lg: '68px' } },
    '& .logo': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      color: 'fg',
      flex: '0 1 auto',
      minWidth: { base: '128px', sm: '150px' },
      textDecoration: 'none',
      marginInlineEnd: 'auto',
    },
    // HTML may be painted while it is still arriving: what the button pushes into place must not be visible before it
    '& .row:not(:has(> .action > .short)) > :not(.logo)': { visibility: 'hidden' },
    '& .action': { flex: 'none' },
    '&[data-checkout]': {
      '& [data-drawer]': { display: 'block' },
      '@media (min-width: 961px)': {
        '& nav': { display: 'none' },
        '& [data-drawer][open] ~ nav': {
          display: 'flex',
          position: 'absolute',
          paddingInline: 'gutter',
          borderBottom: '1px solid',
          borderColor: 'border',
        },
      },
    },
    '& .near': { position: 'relative' },
    '& .short': { display: { base: 'inline', sm: 'none' } },
    '& .long': { display: { base: 'none', sm: 'inline' } },
  },
});

/** The menu button of the small screen. It comes before the menu, which it opens by CSS alone. */
const Burger = styled('details', {
  base: {
    display: { base: 'block', lg: 'none' },
    order: '1',
    flex: 'none',
    marginInlineEnd: '-10px',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'l2',
    },
    '& svg': { width: '24px', height: '24px' },
    '&[open] .closed, &:not([open]) .open': { display: 'none' },
  },
});

interface SiteHeaderProps {
  frame: Frame;
  language: Language;
  /** The menu waits behind its button at every width. */
  checkout?: boolean;
}

/** Logo, menu and the main action, outlined: the filled button of a view is the page’s own. */
export function SiteHeader({ frame, language, checkout = false }: SiteHeaderProps) {
  const { t } = useTranslation('frame');
  const header = useRef<HTMLElement>(null);
  const drawer = useRef<HTMLDetailsElement>(null);
  useEffect(() => (header.current && drawer.current ? enhanceDrawer(header.current, drawer.current) : undefined), []);
  return (
    <Bar ref={header} id={siteHeaderId} data-checkout={checkout || undefined}>
      <Container className="row">
        <SiteLink className="logo" href="/" language={language} label={`${frame.brand ?? drawnBrand}${colon[language]}${t('home')}`}>
          <Logo brand={frame.brand} />
        </SiteLink>
        <Burger ref={drawer} data-drawer="">
          <summary aria-label={t('menu.name')} aria-controls={siteMenuId}>
            <span className="closed">
              <MenuIcon />
            </span>
            <span className="open">
              <CloseIcon />
            </span>
          </summary>
        </Burger>
        <SiteMenu navigation={frame.navigation} language={language}>
          <VisitorLinks className="account" look="buttons" />
          <SupportLinks className="support" support={frame.support} language={language} />
          <ThemeSwitch />
        </SiteMenu>
        <SearchButton language={language} />
        <SideWidget support={frame.support} language={language} />
        <ButtonLink className="action" href="/product/vps-buy" language={language} size="sm">
          <span className="long">{t('buy')}</span>
          <span className="short">{t('buyShort')}</span>
        </ButtonLink>
      </Container>
    </Bar>
  );
}
