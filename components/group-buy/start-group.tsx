import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { groupPath, type GroupPage } from '#lib/group-buy/group-paths.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import type { WindowState } from '#lib/offers/window-state.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { useCentreAddress, useStoreState } from '#components/ui/store-state/store-state.tsx';

const StartNote = styled('div', { base: { display: 'grid', gap: '3', '& p': { textStyle: 'sm', color: 'fg.muted' } } });

interface StartGroupProps {
  slug: GroupCampaignContent['slug'];
  /** The page to return to. */
  page: GroupPage;
  state: WindowState;
  language: Language;
}

/** What a visitor can do about a group now: log in, open a ticket, or nothing while the offer does not run. */
export function StartGroup({ slug, page, state, language }: StartGroupProps) {
  const { t } = useTranslation('group-buy');
  const ticketHref = useCentreAddress('newTicket');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  if (state === 'coming') return null;
  if (state === 'ended')
    return (
      <ButtonLink href="/product/vps" language={language} width="full">
        {t('start.plans')}
      </ButtonLink>
    );
  if (isLoggedIn) {
    return (
      <StartNote>
        <p>{t('start.ask')}</p>
        <ButtonLink href={ticketHref} language={language} variant="primary" size="lg" width="full">
          {t('start.ticket')}
        </ButtonLink>
      </StartNote>
    );
  }
  return (
    <StartNote>
      <ButtonLink
        href={loginAddress(localizePath(groupPath(slug, page), language))}
        language={language}
        variant="primary"
        size="lg"
        width="full"
      >
        {t('start.logIn')}
      </ButtonLink>
      <p>{t('start.seats', { hours: seatHours })}</p>
    </StartNote>
  );
}
