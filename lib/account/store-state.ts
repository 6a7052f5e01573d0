import { localizePath, type Language } from '#lib/language/languages.ts';
import type { CookieValue } from '#lib/storage/cookie-values.ts';
import { profileImageName } from './avatar.ts';
import { ownCentre } from './centre-pages.ts';
import { maskName } from '../rules/masks.ts';

/** The prefix of a language's addresses. */
export type PathType = '' | `/${string}`;

/** The state available to every page (§3, R-13.4), under the names of the specification. */
export interface StoreState {
  readonly userData: UserData;
  readonly PATH_TYPE: PathType;
  /** Null for a visitor. */
  readonly profileImage: string | null;
}

interface UserData {
  /** The page's own address on this site, with prefix and query. */
  readonly url: string;
  /** Origin of this site, without a trailing slash; empty means the host of the request. */
  readonly site_url: string;
  /** Where pictures come from, without a trailing slash; the site itself if the settings name no host. */
  readonly cdn_url: string;
  /** The account centre, with a trailing slash. */
  readonly center_url: string;
  readonly festivals_url: string;
  /** Masked; null for a visitor. */
  readonly userAccount: string | null;
  /** Null for a visitor. */
  readonly username: string | null;
}

/** The part of the site's settings that the state is derived from; an invalid or absent field has a default. */
export interface AddressSettings {
  readonly siteUrl?: string | null;
  readonly cdnUrl?: string | null;
  readonly centerUrl?: string | null;
  readonly festivalsUrl?: string | null;
}

/** The account's cookies as read; absent ones are null. */
export interface AccountCookies {
  readonly token: CookieValue<'token'> | null;
  readonly username: CookieValue<'username'> | null;
  readonly email: CookieValue<'email'> | null;
  readonly phone: CookieValue<'phone'> | null;
}

/** The state of a page that is rendered once for everybody. */
export const noAccountCookies: AccountCookies = { token: null, username: null, email: null, phone: null };

const defaultFestivalsUrl = '/activity/festivals';

/** Derives the state from settings and cookies. Without the token cookie nobody is logged in, whatever the other cookies say. */
export function deriveStoreState(from: {
  settings: AddressSettings | null;
  cookies: AccountCookies;
  language: Language;
  url: string;
}): StoreState {
  const { settings, cookies, language, url } = from;
  const username = cookies.token === null ? null : cookies.username;
  const siteUrl = originOf(settings?.siteUrl);
  return {
    userData: {
      url: isOwnPath(url) ? url : localizePath('/', language),
      site_url: siteUrl,
      cdn_url: originOf(settings?.cdnUrl) || siteUrl,
      center_url: withSlash(linkOf(settings?.centerUrl, ownCentre)),
      festivals_url: linkOf(settings?.festivalsUrl, defaultFestivalsUrl),
      userAccount: shownAccount(cookies),
      username,
    },
    PATH_TYPE: pathTypeOf(language),
    profileImage: username === null ? null : profileImageName(username),
  };
}

/** The account as the menu shows it: e-mail, else phone, both already masked in the cookies, else the masked name. */
function shownAccount({ token, email, phone, username }: AccountCookies): string | null {
  if (token === null) return null;
  return email ?? phone ?? (username === null ? null : maskName(username));
}

export const pathTypeOf = (language: Language): PathType => (language === 'en' ? '' : `/${language}`);

/**
 * Every page loads this file, so it checks only the form; the Studio has checked the rest. No credentials: they disguise the host.
 */
const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\<>"`\p{Cc}]*)?$/iu.test(address);

const originOf = (address: string | null | undefined): string => (address && isWebAddress(address) ? address.replace(/\/+$/, '') : '');

/** A path of this site or an absolute address; `//host` and `/\host` point to another site. */
const linkOf = (address: string | null | undefined, otherwise: string): string =>
  address && (isOwnPath(address) || isWebAddress(address)) ? address : otherwise;

const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address);

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
