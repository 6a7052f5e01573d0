import type { AskContent } from '#lib/content/content-source.ts';
import { enabledVendorsQuery, readEnabledVendors } from '#lib/content/queries/enabled-vendors-query.ts';
import { probesQuery, readProbes } from '#lib/content/queries/region-query.ts';
import { vendors, type VendorOrigins } from '#lib/statistics/vendors.ts';
import { widgets, type HumanProvider } from '#lib/human/human-providers.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Logger } from '#services/platform/log.ts';

/** Origins besides the site's own that a page's policy allows, each by its use. */
export interface PolicyOrigins extends VendorOrigins {
  readonly frame: readonly string[];
}

export const noOrigins: PolicyOrigins = { script: [], connect: [], image: [], frame: [] };

/** Maximum age: an editor's change is in the policy of pages requested after this time. */
const freshMs = 5_000;

export interface AllowedOrigins {
  /** The origins known so far; refreshes in the background when they are old. */
  current(): PolicyOrigins;
  refresh(): Promise<void>;
}

const union = (...lists: (readonly string[])[]): string[] => [...new Set(lists.flat())];

const joined = (all: readonly Partial<PolicyOrigins>[]): PolicyOrigins => ({
  script: union(...all.map(({ script = [] }) => script)),
  connect: union(...all.map(({ connect = [] }) => connect)),
  image: union(...all.map(({ image = [] }) => image)),
  frame: union(...all.map(({ frame = [] }) => frame)),
});

/**
 * Caches the origins of the vendors enabled in the CMS, of the regions' probes, and those fixed by configuration; while the CMS is
 * unavailable, the last ones apply.
 */
export function createAllowedOrigins(deps: {
  ask: AskContent;
  fixed: readonly Partial<PolicyOrigins>[];
  clock: Clock;
  log: Logger;
}): AllowedOrigins {
  let allowed = joined(deps.fixed);
  let readAtMs = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    readAtMs = deps.clock().getTime();
    try {
      const [found, probes] = await Promise.all([deps.ask(enabledVendorsQuery), deps.ask(probesQuery)]);
      allowed = joined([
        ...deps.fixed,
        ...readEnabledVendors(found).map(({ vendor, id }) => vendors[vendor].origins(id)),
        { connect: readProbes(probes).map(({ url }) => new URL(url).origin) },
      ]);
    } catch (error) {
      deps.log.warn({ err: error }, 'the origins of statistics and probes could not be read');
    } finally {
      underWay = null;
    }
  };
  const refresh = (): Promise<void> => (underWay ??= read());

  return {
    refresh,
    current: () => {
      if (deps.clock().getTime() - readAtMs >= freshMs) void refresh();
      return allowed;
    },
  };
}

/** Where pictures are served from, when that is not this site. */
export function pictureOrigins(pictureBase: string): Partial<PolicyOrigins> {
  return pictureBase.startsWith('/') ? {} : { image: [new URL(pictureBase).origin] };
}

/** What the widget of a human verification provider needs. */
export const humanCheckOrigins = (provider: HumanProvider): Partial<PolicyOrigins> =>
  provider === 'altcha' ? {} : widgets[provider].origins;
