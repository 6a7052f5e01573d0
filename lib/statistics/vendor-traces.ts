import { vendorNames, vendors, type VendorName } from './vendors.ts';

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) && name.length >= pattern.length : name === pattern;

const keptBy = (vendor: VendorName): readonly string[] => vendors[vendor].keeps;

/** Which of these cookies or stored values belong to a vendor that is not allowed, and to none that is. */
export function tracesOf(names: readonly string[], allowed: ReadonlySet<VendorName>): string[] {
  const isKept = (name: string, by: readonly VendorName[]): boolean =>
    by.some((vendor) => keptBy(vendor).some((pattern) => matches(name, pattern)));
  return names.filter((name) => isKept(name, vendorNames) && !isKept(name, [...allowed]));
}

/** Domains a cookie may have been set for; without a domain, for the host alone. */
export interface CookiePlace {
  readonly path: string;
  readonly domain?: string;
}

/**
 * Everywhere a page's script may have set a cookie: on the host or any domain above it, and at the site's root or any folder above the
 * page, with and without a slash; only the same combination deletes the cookie.
 */
export function cookiePlaces({ host, path }: { host: string; path: string }): CookiePlace[] {
  const domains = domainsAbove(host).flatMap((domain) => [{ domain }, { domain: `.${domain}` }]);
  return [{}, ...domains].flatMap((domain) => pathsAbove(path).map((each) => ({ path: each, ...domain })));
}

function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  if (labels.length === 1 || /^[\d.]+$/.test(host) || host.startsWith('[')) return [host];
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const folders = parts.flatMap((_part, index) => {
    const folder = `/${parts.slice(0, index + 1).join('/')}`;
    return [folder, `${folder}/`];
  });
  return ['/', ...folders];
}
