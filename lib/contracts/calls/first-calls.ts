/** The calls that most pages make by themselves once they have loaded: one file for the browser instead of one for each caller. */
export { announcementsSearch } from './announcement-calls.ts';
export { footerLinksSearch, reviewSummary, serverClock, statisticsScriptsSearch } from './site-calls.ts';
export { countVisit, moneyTypes, referrer } from './visitor-calls.ts';
