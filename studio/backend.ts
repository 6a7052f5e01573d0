import type { AuthConfig } from 'sanity';
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { refusalsInWords } from './connection/lake-refusals.ts';
import { releaseFailuresInWords } from './connection/release-failures.ts';
import { pauseAfterMs, resendUntilAnswered } from './connection/resend.ts';
import { createUnansweredCommits } from './connection/unanswered-commits.ts';
import { isHosted } from './project.ts';
import { pageTranslator } from './words/say.ts';

declare global {
  interface Window {
    /** Set by the lake's page around the Studio: one build serves any host. */
    __LAKE__?: { api?: string };
  }
}

export const dataset = process.env.SANITY_STUDIO_DATASET || 'production';

const inBrowser = typeof window !== 'undefined';
const origin = inBrowser ? window.location.origin : 'http://localhost:3000';
const lakeApi = (inBrowser && window.__LAKE__?.api) || `${origin}/lake`;

/** The origin of the pages shown by Presentation. */
export const siteOrigin = process.env.SANITY_STUDIO_SITE_URL || origin;

/** Writes of this tab that the lake has not answered. */
export const unansweredCommits = createUnansweredCommits();

/**
 * A client of the lake: reads wait while it is unavailable, writes are retried until they are answered, and
 * refusals, like the reasons of failed releases, are said in the language of the page. It never sends headers or a
 * token: with either, the client reads its event streams by fetch and no longer through window.EventSource, and on plain http six such
 * streams use up every connection of the browser.
 */
export function createLakeClient(options: ClientConfig): SanityClient {
  const { headers: _headers, token: _token, ...rest } = options;
  const resent = resendUntilAnswered(unansweredCommits, rest._requestHandler);
  return createClient({
    ...rest,
    apiHost: lakeApi,
    useProjectHostname: false,
    maxRetries: Infinity,
    retryDelay: pauseAfterMs,
    _requestHandler: releaseFailuresInWords(pageTranslator, refusalsInWords(pageTranslator, resent)),
  });
}

const lakeAuth: AuthConfig = {
  loginMethod: 'cookie',
  redirectOnSingle: true,
  providers: [{ name: 'local', title: 'Account of this site', url: `${lakeApi}/login` }],
};

/** Hosted Sanity's token is kept by the Studio: our services know an editor by it, since they never see a cookie of Sanity's. */
const hostedAuth: AuthConfig = { loginMethod: 'token' };

/** Workspace settings. */
export const backendOptions = isHosted
  ? { auth: hostedAuth }
  : { apiHost: lakeApi, unstable_clientFactory: createLakeClient, auth: lakeAuth };
