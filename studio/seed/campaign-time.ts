/**
 * Campaign dates are relative to the day on which the seed is written, in UTC: whenever a site is set up, some campaigns are running, one
 * is still to come and one is over.
 */

interface CampaignWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** When a campaign runs if the seed is written at `now`. */
export type CampaignTime = (now: Date) => CampaignWindow;

const at = (year: number, month: number, day = 1): string => new Date(Date.UTC(year, month, day)).toISOString();

/** From the beginning of one month to the beginning of another; 0 is the month of `now`. */
export const months =
  (from: number, to: number): CampaignTime =>
  (now) => {
    const start = (month: number): string => at(now.getUTCFullYear(), now.getUTCMonth() + month);
    return { startsAt: start(from), endsAt: start(to) };
  };

/** From the beginning of one day to the beginning of another; 0 is the day of `now`. */
export const days =
  (from: number, to: number): CampaignTime =>
  (now) => {
    const start = (day: number): string => at(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + day);
    return { startsAt: start(from), endsAt: start(to) };
  };
