// zod/mini: every page loads this, and it never tries eval, which the pages' policy forbids
import * as z from 'zod/mini';
import { languages, storedLanguages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { suggestionTypes } from '#lib/rules/articles/article-feedback.ts';
import { sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { themes } from './themes.ts';
import type { ConsentCategory } from './consent-category.ts';

/** Every value in local and session storage; the names that explain nothing are the specification's. */
export const storedNames = [
  'currency',
  'theme',
  'languages',
  'userSelectLangTime',
  'activeImg',
  'signUpNote',
  'cookieConfirm',
  'cookieSelect1',
  'cookieSelect2',
  'cookieSelect3',
  'currencyData',
  'chatUUID',
  'chatData',
  'chatAnswers',
  'reloadedAddresses',
  'priceBefore',
  'orderLeft',
  'passwordLeft',
  'serverSetup',
  'favouriteWished',
  'stockAlertWished',
  'feedbackLeft',
  'recentSearches',
  'searchKeyOff',
  'systemChosen',
  'seenDraws',
  'pinnedSizes',
] as const;

export type StoredName = (typeof storedNames)[number];

interface StoredTerms {
  readonly area: 'local' | 'session';
  /** `text` is stored as it is, `json` as JSON: a number is its digits either way. */
  readonly form: 'text' | 'json';
  /** The consent category that permits it. */
  readonly category: ConsentCategory;
}

/** Epoch milliseconds, minor units of a currency, versions. */
const natural = z.int().check(z.nonnegative());

const currencyOption = z.object({
  type: z.string().check(z.minLength(1)),
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.nonnegative(), z.maximum(4)),
});

const chatMessage = z.object({ user: z.enum(['1', '2']), content: z.string() });

const choice = z.enum(['0', '1']);

const quoteBefore = {
  quote: z.uuid(),
  currency: z.enum(currencies),
  totalMinor: natural,
  renewalMinor: natural,
  hasPassword: z.boolean(),
  hasCoupon: z._default(z.boolean(), false),
  couponMinor: z._default(natural, 0),
  couponChosen: z._default(z.boolean(), false),
};

/** The previous quote, and why it was replaced. */
const priceBefore = z.object({ ...quoteBefore, why: z.enum(['price', 'expired', 'currency', 'account']) });

/**
 * What was agreed to when an order had to wait for a log-in: the version of the terms (0: none), the price of that quote, the conditions of
 * a registry, the proof of human verification (empty: none).
 */
const orderLeft = z.object({
  ...quoteBefore,
  terms: natural,
  agreed: z.boolean(),
  conditions: z._default(z.boolean(), false),
  proof: z.string(),
  proofUntilMs: natural,
});

/**
 * How the password in the configurator had been set when the page was left: by whom, or that it was sent with a quote. Never the password.
 */
const passwordLeft = z.enum(['generated', 'own', 'quoted']);

/** Longer texts are not stored. */
export const storedTextAtMost = 40_000;

/** How the server in the configurator is set up: its host name, public keys and text for cloud-init. A private key never gets this far. */
const serverSetup = z.object({
  hostName: z.string().check(z.maxLength(500)),
  sshKeys: z.array(z.object({ name: z.string(), key: z.string() })).check(z.maxLength(sshKeysAtMost)),
  userData: z._default(z.string().check(z.maxLength(storedTextAtMost)), ''),
});

/** The article that was to become a favourite when there was no account yet. */
const favouriteWished = z.object({ article: z.string(), atMs: natural });

/** The size for which a visitor wanted an alert before having an account. */
const stockAlertWished = z.object({ region: z.string(), model: z.string(), atMs: natural });

/**
 * What was chosen and typed below an article, and the search by which it was found; `send`: it was to be sent when there was no account
 * yet.
 */
const feedbackLeft = z.object({
  article: z.string(),
  textLanguage: z.enum(languages),
  version: natural,
  rating: z.nullable(natural),
  suggestion: z.nullable(z.enum(suggestionTypes)),
  text: z.string(),
  searched: z.string(),
  send: z.boolean(),
  atMs: natural,
});

/** The hash of a group's draw as it was first seen, SHA-256 in hexadecimal. */
const seenDraw = z.object({ group: z.uuid(), commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)), atMs: natural });

/** The schema of each value; anything else counts as absent. */
const storedValues = {
  currency: z.object({ type: z.enum(currencies) }),
  theme: z.enum(themes),
  languages: z.enum(storedLanguages),
  userSelectLangTime: natural,
  activeImg: natural,
  signUpNote: natural,
  cookieConfirm: z.object({ version: z.int().check(z.positive()), at: natural }),
  cookieSelect1: z.literal('1'),
  cookieSelect2: choice,
  cookieSelect3: choice,
  currencyData: z.array(currencyOption),
  chatUUID: z.uuid(),
  chatData: z.array(chatMessage),
  // the panel, which alone reads it, parses each by the schema of an answer
  chatAnswers: z.array(z.unknown()),
  reloadedAddresses: z.array(z.string()),
  priceBefore,
  orderLeft,
  passwordLeft,
  serverSetup,
  favouriteWished,
  stockAlertWished,
  feedbackLeft,
  recentSearches: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(8)),
  searchKeyOff: z.literal('1'),
  systemChosen: z.string().check(z.regex(/^[a-z]{1,20}(-[a-z]{1,20})?$/)),
  seenDraws: z.array(seenDraw).check(z.maxLength(50)),
  // parsed one by one where they are shown
  pinnedSizes: z.array(z.unknown()).check(z.maxLength(3)),
} as const satisfies Record<StoredName, z.ZodMiniType>;

export type StoredValue<Name extends StoredName> = z.infer<(typeof storedValues)[Name]>;

/** Terms of each stored value. */
export const storedTable = {
  currency: { area: 'local', form: 'json', category: 1 },
  theme: { area: 'local', form: 'text', category: 1 },
  languages: { area: 'local', form: 'text', category: 1 },
  userSelectLangTime: { area: 'local', form: 'json', category: 1 },
  activeImg: { area: 'local', form: 'json', category: 1 },
  signUpNote: { area: 'local', form: 'json', category: 1 },
  cookieConfirm: { area: 'local', form: 'json', category: 0 },
  cookieSelect1: { area: 'local', form: 'text', category: 0 },
  cookieSelect2: { area: 'local', form: 'text', category: 0 },
  cookieSelect3: { area: 'local', form: 'text', category: 0 },
  currencyData: { area: 'session', form: 'json', category: 0 },
  chatUUID: { area: 'session', form: 'text', category: 0 },
  chatData: { area: 'session', form: 'json', category: 0 },
  chatAnswers: { area: 'session', form: 'json', category: 0 },
  // written by public/reload-once.js, before any other code of a page
  reloadedAddresses: { area: 'session', form: 'json', category: 0 },
  priceBefore: { area: 'session', form: 'json', category: 0 },
  orderLeft: { area: 'session', form: 'json', category: 0 },
  passwordLeft: { area: 'session', form: 'text', category: 0 },
  serverSetup: { area: 'session', form: 'json', category: 0 },
  favouriteWished: { area: 'session', form: 'json', category: 0 },
  stockAlertWished: { area: 'session', form: 'json', category: 0 },
  feedbackLeft: { area: 'session', form: 'json', category: 0 },
  recentSearches: { area: 'local', form: 'json', category: 1 },
  searchKeyOff: { area: 'local', form: 'text', category: 1 },
  systemChosen: { area: 'session', form: 'text', category: 1 },
  seenDraws: { area: 'local', form: 'json', category: 1 },
  pinnedSizes: { area: 'session', form: 'json', category: 1 },
} as const satisfies Record<StoredName, StoredTerms>;

const schemas: { readonly [Name in StoredName]: z.ZodMiniType<StoredValue<Name>> } = storedValues;

/** The parsed value; null if it is invalid. */
export function parseStored<Name extends StoredName>(name: Name, value: unknown): StoredValue<Name> | null {
  const parsed = schemas[name].safeParse(value);
  return parsed.success ? parsed.data : null;
}
