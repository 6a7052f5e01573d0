import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { HelpIcon, TicketIcon } from '#components/ui/primitives/icons.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Ways = styled('div', {
  base: {
    background: 'bg.canvas',
    borderRadius: 'l2',
    padding: '4',
    '& h3': { textStyle: 'sm', fontWeight: 'semibold', marginBottom: '2' },
    '& li': { display: 'grid', gridTemplateColumns: '1.25rem minmax(0,1fr)', columnGap: '3', textStyle: 'sm', paddingBlock: '1' },
    '& svg': { width: '18px', height: '18px', color: 'accent.fg', marginTop: '.15em' },
    '& .hint': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& a': { display: 'inline-block', minHeight: '24px' },
  },
});

/** Where people answer. */
export interface People {
  readonly ticket: string;
  /** With the zone; null: not known. */
  readonly hours: string | null;
  readonly messenger: string | null;
}

/** An address that a link may have: stored ones are anybody's. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** The way to people: a ticket at any hour, the hours of the live chat with their zone, the messenger. */
export function ChatPeople({ people: { ticket, hours, messenger }, language }: { people: People; language: Language }) {
  const { t } = useTranslation('chat');
  const messengerHref = messenger !== null && isWebAddress(messenger) ? messenger : null;
  return (
    <Ways>
      <h3>{t('people.title')}</h3>
      <ul>
        <li>
          <TicketIcon />
          <span>
            <SiteLink href={ticket} language={language}>
              {t('people.ticket')}
            </SiteLink>
            <span className="hint">{t('people.always')}</span>
          </span>
        </li>
        {hours === null && messengerHref === null ? null : (
          <li>
            <HelpIcon />
            <span>
              {messengerHref === null ? null : (
                <a href={messengerHref} target="_blank" rel="noopener noreferrer">
                  {t('people.messenger')}
                </a>
              )}
              {hours === null ? null : <span className="hint">{t('people.hours', { hours })}</span>}
            </span>
          </li>
        )}
      </ul>
    </Ways>
  );
}
