import { logout } from '#lib/contracts/calls/visitor-calls.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { accountCookies, sessionCookie } from '../envelope/cookies.ts';
import { answered, refused } from '../envelope/refusal.ts';
import type { Sessions } from './sessions.ts';

/** Logging out: the cookies go in either case, so that the page can go home. */
export const accountHandlers = (deps: { sessions: Sessions }): readonly CallHandler[] => [
  handle(logout, async (_input, visitor) => {
    visitor.expireCookies(accountCookies);
    const credential = visitor.cookie(sessionCookie);
    const session = credential ? await deps.sessions.read(credential) : null;
    if (!credential || !session) return refused('loginRequired');
    await deps.sessions.end(credential);
    return answered({});
  }),
];
