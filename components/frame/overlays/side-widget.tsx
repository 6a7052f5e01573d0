import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { FrameSupport } from '#lib/page/load-frame.ts';
import type { Language } from '#lib/language/languages.ts';
import { AssistantIcon, HelpIcon, SearchIcon } from '#components/ui/primitives/icons.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { dropdownMark } from '../menu/dropdowns.ts';
import { enhanceHover } from '../menu/hover-menu.ts';
import { openSearch } from '../search/open-search.ts';
import { SupportLinks } from './support-links.tsx';

/** Wide enough for the page's column and a stack of buttons beside it. */
const beside = '@media (min-width: 1360px)';

const Tools = styled('div', {
  base: {
    display: 'flex',
    flex: 'none',
    gap: '0',
    // the row of a small screen has little room between its parts
    marginInlineStart: { base: '-2', sm: '-4', xl: '-6' },
    // small phones have these links in the menu
    '@media (max-width: 389.98px)': { display: 'none' },
    [beside]: {
      marginInlineStart: '0',
      position: 'fixed',
      right: '20px',
      bottom: '20px',
      flexDirection: 'column',
      gap: '1px',
      padding: '1px',
      background: 'border.inverted',
      borderRadius: 'l2',
      boxShadow: 'md',
    },
    // the chat is there
    'html:has(dialog[data-modeless=beside]) &': { [beside]: { visibility: 'hidden' } },
    '& > button': {
      border: '0',
      padding: '0',
      background: 'transparent',
      cursor: 'pointer',
      '@media (scripting: none)': { display: 'none' },
    },
    '& > a, & > button, & > details > summary': {
      display: 'grid',
      placeItems: 'center',
      width: '40px',
      height: '44px',
      borderRadius: 'l2',
      color: 'fg',
      '&:hover': { background: 'bg.subtle', color: 'fg' },
      [beside]: {
        width: '48px',
        height: '48px',
        background: 'bg.inverted',
        color: 'fg.inverted',
        '&:hover': { background: 'border.inverted', color: 'fg.inverted' },
      },
    },
    // in the header the search has a button of its own, and the assistant is the first of the ways to get help
    '& > a, & > button': { '@media (max-width: 1359.98px)': { display: 'none' } },
    // in the header the panel is attached to the bar, whose edge is the screen's
    '& > details': { position: 'static', [beside]: { position: 'relative' } },
    '& .panel': {
      position: 'absolute',
      insetInlineEnd: 'var(--hf-spacing-gutter)',
      top: 'calc(100% + 4px)',
      maxHeight: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      zIndex: 'menu',
      width: '17.5rem',
      maxWidth: 'calc(100vw - 2rem)',
      background: 'bg',
      color: 'fg',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      boxShadow: 'md',
      paddingBlock: '2',
      [beside]: { top: 'auto', bottom: '0', insetInlineEnd: 'calc(100% + 8px)' },
    },
    '& .panel .search': { display: 'none' },
  },
});

interface SideWidgetProps {
  support: FrameSupport;
  language: Language;
}

/**
 * The assistant, document search and support contacts: beside the page if there is room, else icons in the header. Without
 * a script there are plain links and a `details`.
 */
export function SideWidget({ support, language }: SideWidgetProps) {
  const { t } = useTranslation('overlays');
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => (tools.current ? enhanceHover(tools.current) : undefined), []);
  return (
    <Tools ref={tools} role="group" aria-label={t('support.menu')} onClickCapture={openSearch}>
      <button
        type="button"
        aria-label={t('assistant.ask')}
        aria-haspopup="dialog"
        title={t('assistant.ask')}
        onClick={() => chatPanel.open()}
      >
        <AssistantIcon />
      </button>
      <SiteLink href="/doc/search" language={language} label={t('support.search')}>
        <SearchIcon />
      </SiteLink>
      <details {...dropdownMark}>
        <summary aria-label={t('support.menu')}>
          <HelpIcon />
        </summary>
        <SupportLinks className="panel" support={support} language={language} />
      </details>
    </Tools>
  );
}
