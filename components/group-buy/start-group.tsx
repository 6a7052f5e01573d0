import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { groupPath, myGroupsPath, oneGroupPath } from '#lib/group-buy/group-paths.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import type { WindowState } from '#lib/offers/window-state.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import type { OpenGroups } from './group-ports.ts';

const StartNote = styled('div', { base: { display: 'grid', gap: '3', '& .small': { textStyle: 'sm', color: 'fg.muted' } } });

/** The part of the offer's page where a group is started. */
export const startFragment = '#start';

interface StartGroupProps {
  slug: GroupCampaignContent['slug'];
  state: WindowState;
  messages: GroupMessages;
  /** What the service says about the offer; undefined until it has. */
  open: Pick<OpenGroups, 'mine' | 'refusal'> | undefined;
  soldOut: boolean;
  newcomersOnly: boolean;
  /** The form is on this page. */
  isHere: boolean;
  language: Language;
}

/** What a visitor can do about a group of an offer now, said before the log-in: start one, or why nobody can. */
export function StartGroup({ slug, state, messages, open, soldOut, newcomersOnly, isHere, language }: StartGroupProps) {
  const { t } = useTranslation('group-buy');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const place = `${groupPath(slug, 'offer')}${startFragment}`;
  if (state === 'coming')
    return (
      <StartNote>
        <p>{messages.eventNotStarted}</p>
      </StartNote>
    );
  if (state === 'ended')
    return (
      <ButtonLink href="/product/vps" language={language} width="full">
        {t('start.plans')}
      </ButtonLink>
    );
  if (open?.mine)
    return (
      <StartNote>
        <p>{t('start.mine')}</p>
        <ButtonLink href={oneGroupPath(slug, open.mine)} language={language} variant="primary" size="lg" width="full">
          {t('start.toMine')}
        </ButtonLink>
        <p className="small">
          <SiteLink href={myGroupsPath} language={language}>
            {t('own.title')}
          </SiteLink>
        </p>
      </StartNote>
    );
  const lack = soldOut ? t('start.soldOut') : null;
  const why = open?.refusal ? messages[open.refusal] : lack;
  if (why !== null)
    return (
      <StartNote>
        <p>{why}</p>
        <ButtonLink href="/product/vps" language={language} width="full">
          {t('start.plans')}
        </ButtonLink>
      </StartNote>
    );
  const form = isHere ? startFragment : place;
  return (
    <StartNote>
      <ButtonLink
        href={isLoggedIn ? form : loginAddress(localizePath(place, language))}
        language={language}
        variant="primary"
        size="lg"
        width="full"
      >
        {isLoggedIn ? t('start.toForm') : t('start.logIn')}
      </ButtonLink>
      {newcomersOnly && !isLoggedIn ? <p>{messages.newcomersOnly}</p> : null}
      <p className="small">{t('start.seats', { hours: seatHours })}</p>
    </StartNote>
  );
}
