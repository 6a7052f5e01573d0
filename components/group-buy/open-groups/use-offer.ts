import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import { isSoldOut } from '#lib/purchase/stock.ts';
import { nextChange, windowState, type WindowState } from '#lib/offers/window-state.ts';
import { useServerNow, type AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import type { GroupPorts, OpenGroups } from '../group-ports.ts';
import { useOpenGroups, type FollowedOpenGroups } from './use-open-groups.ts';

export interface LiveOffer {
  readonly state: WindowState;
  readonly followed: FollowedOpenGroups;
  /** What the service says about the offer; undefined until it has. */
  readonly open: OpenGroups | undefined;
  readonly soldOut: boolean;
  readonly isLoggedIn: boolean;
}

/** What changes about an offer while its page is open: its time, its groups, its stock, and who is logged in. */
export function useOffer(content: GroupCampaignContent, ports: GroupPorts, askClock: AskClockOffset | undefined): LiveOffer {
  const { window, madeAtMs, slug, regionCode, server } = content;
  const { nowMs } = useServerNow(madeAtMs, nextChange(window, madeAtMs), askClock);
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const followed = useOpenGroups(slug, ports, isLoggedIn);
  const seen = followed.reading.kind === 'seen' ? followed.reading : undefined;
  return {
    state: windowState(window, nowMs),
    followed,
    open: seen?.open,
    soldOut: server !== null && isSoldOut(seen?.stock, regionCode, server.model),
    isLoggedIn,
  };
}
