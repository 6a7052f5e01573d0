import type activities from './en/activities.json';
import type announcements from './en/announcements.json';
import type onboarding from './en/onboarding.json';
import type availability from './en/availability.json';
import type blocks from './en/blocks.json';
import type changes from './en/changes.json';
import type chat from './en/chat.json';
import type compare from './en/compare.json';
import type coupons from './en/coupons.json';
import type documentSearch from './en/document-search.json';
import type company from './en/company.json';
import type documents from './en/documents.json';
import type domains from './en/domains.json';
import type errors from './en/errors.json';
import type favourites from './en/favourites.json';
import type frame from './en/frame.json';
import type groupBuy from './en/group-buy.json';
import type human from './en/human.json';
import type imprint from './en/imprint.json';
import type home from './en/home.json';
import type mail from './en/mail.json';
import type nameWarnings from './en/name-warnings.json';
import type offers from './en/offers.json';
import type orders from './en/orders.json';
import type overlays from './en/overlays.json';
import type plans from './en/plans.json';
import type preview from './en/preview.json';
import type purchase from './en/purchase.json';
import type products from './en/products.json';
import type readers from './en/readers.json';
import type receipt from './en/receipt.json';
import type withdrawal from './en/withdrawal.json';
import type registration from './en/registration.json';
import type renewals from './en/renewals.json';

/** The areas of words, as their English files have them: a key that is missing there does not compile. */
interface EnglishWords {
  activities: typeof activities;
  changes: typeof changes;
  chat: typeof chat;
  compare: typeof compare;
  coupons: typeof coupons;
  'document-search': typeof documentSearch;
  domains: typeof domains;
  favourites: typeof favourites;
  'group-buy': typeof groupBuy;
  'name-warnings': typeof nameWarnings;
  offers: typeof offers;
  announcements: typeof announcements;
  onboarding: typeof onboarding;
  availability: typeof availability;
  blocks: typeof blocks;
  company: typeof company;
  documents: typeof documents;
  errors: typeof errors;
  frame: typeof frame;
  home: typeof home;
  mail: typeof mail;
  imprint: typeof imprint;
  human: typeof human;
  orders: typeof orders;
  overlays: typeof overlays;
  plans: typeof plans;
  preview: typeof preview;
  purchase: typeof purchase;
  products: typeof products;
  readers: typeof readers;
  receipt: typeof receipt;
  registration: typeof registration;
  renewals: typeof renewals;
  withdrawal: typeof withdrawal;
}

export type Area = keyof EnglishWords;

/** `a.b.c` for each text in a file. */
type PathIn<Words> = { [Name in keyof Words & string]: Words[Name] extends string ? Name : `${Name}.${PathIn<Words[Name]>}` }[keyof Words &
  string];

/** A key of one area. */
export type WordKey<Of extends Area> = PathIn<EnglishWords[Of]>;

/** A key of one area with the area's name in front. */
export type WholeWordKey<Of extends Area> = { [Each in Of]: `${Each}:${WordKey<Each>}` }[Of];
