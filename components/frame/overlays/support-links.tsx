import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { FrameSupport } from '#lib/page/load-frame.ts';
import type { Language } from '#lib/language/languages.ts';
import { AssistantIcon, HelpIcon, SearchIcon, TicketIcon } from '#components/ui/primitives/icons.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';

const List = styled('ul', {
  base: {
    textStyle: 'sm',
    '& button': { width: 'full', border: '0', background: 'transparent', font: 'inherit', textAlign: 'start', cursor: 'pointer' },
    '& :is(a, button)': {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0,1fr)',
      columnGap: '3',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '4',
      paddingBlock: '2',
      color: 'fg',
      textDecoration: 'none',
    },
    '& :is(a, button):hover': { background: 'bg.subtle', color: 'fg' },
    '& :is(a, button):focus-visible': { outlineOffset: '-3px' },
    '& :is(a, button) svg': { width: '18px', height: '18px', color: 'accent.fg' },
    '& .assistant': { '@media (scripting: none)': { display: 'none' } },
    '& .hint': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    // nobody scans the screen that they hold
    '@media (max-width: 640.98px)': { '& .code': { display: 'none' } },
    '& .code': { padding: '4', marginTop: '2', borderTop: '1px solid', borderColor: 'border.muted' },
    '& .code img': { width: '160px', height: '160px', marginInline: 'auto', marginBottom: '2' },
    '& .code .hint': { textAlign: 'center' },
  },
});

interface SupportLinksProps {
  className?: string;
  support: FrameSupport;
  language: Language;
}

/** The assistant, ticket, messenger and the chat's QR code, as far as the settings have them. */
export function SupportLinks({ className, support, language }: SupportLinksProps) {
  const { t } = useTranslation('overlays');
  const ticketHref = useCentreAddress('newTicket');
  const { hours, messengerUrl, chatQr } = support;
  const chatHours = hours === null ? null : <span className="hint">{t('support.chatHours', { hours })}</span>;
  return (
    <List className={className}>
      <li className="assistant">
        <button type="button" aria-haspopup="dialog" onClick={() => chatPanel.open()}>
          <AssistantIcon />
          <span>
            {t('assistant.ask')}
            <span className="hint">{t('assistant.hint')}</span>
          </span>
        </button>
      </li>
      <li className="search">
        <SiteLink href="/doc/search" language={language}>
          <SearchIcon />
          <span>{t('support.search')}</span>
        </SiteLink>
      </li>
      <li>
        <SiteLink href={ticketHref} language={language}>
          <TicketIcon />
          <span>
            {t('support.ticket')}
            <span className="hint">{t('support.ticketHint')}</span>
          </span>
        </SiteLink>
      </li>
      {messengerUrl === null ? null : (
        <li>
          <a href={messengerUrl} target="_blank" rel="noopener noreferrer">
            <HelpIcon />
            <span>
              {t('support.messenger')}
              {chatHours}
            </span>
          </a>
        </li>
      )}
      {chatQr === null ? null : (
        <li className="code">
          <img src={chatQr.src} width={chatQr.widthPx} height={chatQr.heightPx} alt={t('support.qr')} loading="lazy" />
          {messengerUrl === null ? chatHours : null}
          <span className="hint" aria-hidden="true">
            {t('support.qr')}
          </span>
        </li>
      )}
    </List>
  );
}
