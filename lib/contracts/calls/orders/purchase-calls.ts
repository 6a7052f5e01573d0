import * as z from 'zod/mini';
import { discountKinds } from '#lib/money/discount-kinds.ts';
import { changeKinds } from '#lib/rules/campaigns/coupon-kinds.ts';
import { currencies } from '#lib/money/currencies.ts';
import { dataDisksAtMost } from '#lib/rules/servers/data-disks.ts';
import { setupCallBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { defineCall } from '#lib/contracts/define-call.ts';
import { serverSetup, wireSetup } from '#lib/contracts/server-setup.ts';
import { jsonText, wireCode, wireText } from '#lib/contracts/wire-fields.ts';

const isoLengthAtMost = 2_048;
const nameLengthAtMost = 80;
const encryptedLengthAtMost = 1_200;
/** 8,000 without keys; ten of them take 3,000 each at most, and a text for cloud-init as JSON twice its length. */
const paramsLengthAtMost = 80_000;

/** Sizes are checked against the catalogue, which answers with the bounds; a non-number fails here. */
const disk = z.strictObject({ type: wireCode, sizeGib: z.number() });

export const stock = defineCall({
  path: 'catalogue/stock',
  area: 'orders',
  kind: 'read',
  quiet: true,
  requirement: 'R-5.8',
  summary: 'The stock of each counted model in each region; `left` is only present when few are left.',
  input: z.strictObject({ region: z.optional(wireCode) }),
  output: z.array(
    z.object({
      region: z.string(),
      model: z.string(),
      state: z.enum(['available', 'few', 'sold-out']),
      left: z.optional(z.int().check(z.nonnegative())),
    }),
  ),
  refusals: [],
});

/** A configuration on the wire: none of its fields is a price. */
export const wireConfiguration = z.strictObject({
  region: wireCode,
  model: wireCode,
  disk,
  traffic: wireCode,
  dataDisks: z.array(disk).check(z.maxLength(dataDisksAtMost)),
  bandwidthMbps: z.number(),
  image: z.nullable(
    z.union([
      z.strictObject({ kind: z.literal('image'), code: wireCode }),
      z.strictObject({ kind: z.literal('iso'), source: wireText(isoLengthAtMost) }),
    ]),
  ),
  securityGroup: z.enum(['default', 'web', 'closed']),
  snapshot: z.nullable(
    z.strictObject({
      name: wireText(nameLengthAtMost),
      weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
      keep: z.union([z.literal('permanent'), z.int()]),
      shared: z.boolean(),
    }),
  ),
  quantity: z
    .optional(z.number())
    .check(z.describe('how many of this server in one order, all of them or none: 1 to 10; absent: 1. All amounts are for all of them')),
});

export type WireConfiguration = z.infer<typeof wireConfiguration>;

const amountMinor = z.int().check(z.nonnegative());

/** Whether a promotion applies, or why not. */
export const promotionStates = ['applies', 'unknown', 'not-started', 'ended', 'does-not-fit', 'sold-out'] as const;

export type PromotionState = (typeof promotionStates)[number];

/** What a promotion may not fit. */
const promotionParts = ['model', 'period'] as const;

export type PromotionPart = (typeof promotionParts)[number];

const promotionOutcome = z.object({
  code: z.string(),
  state: z.enum(promotionStates),
  misfits: z.array(z.enum(promotionParts)).check(z.describe('for `does-not-fit`: the parts of the choice that it is not for')),
  onePerPerson: z.boolean(),
});

export type PromotionOutcome = z.infer<typeof promotionOutcome>;

/** In the languages that it has one in. */
const couponName = z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()), ja: z.nullable(z.string()) });

const lines = z.array(
  z.object({ kind: z.enum(['model', 'disk', 'data-disk', 'traffic']), code: z.string(), quantity: z.int(), amountMinor }),
);

/** The server that a renewal is for, and the period that it adds. */
const renewedServer = z.object({
  order: z.uuid().check(z.describe('the order by which the server was bought')),
  number: z.string().check(z.describe('of that order')),
  from: z.iso.datetime().check(z.describe('until when the server was paid for: the new period begins then')),
  until: z.iso.datetime().check(z.describe('until when it is paid for afterwards')),
  price: z
    .enum(['order', 'list'])
    .check(
      z.describe(
        'the lower one counts: `order`, the renewal price that an order for the same period has frozen; `list`, the price list of the day',
      ),
    ),
  otherMinor: z.nullable(amountMinor).check(z.describe('the other one; null: there is none')),
  automatic: z.optional(z.literal(true)).check(z.describe('it was ordered by the automatic renewal of the server')),
  nextLines: z.optional(lines).check(z.describe('the lines of `renewalMinor`, where it is another price than that of `lines`')),
});

/** The server that a change is for, what it is before, and for how long the change is paid. */
const changedServer = z.object({
  order: z.uuid().check(z.describe('the order by which the server was bought')),
  number: z.string().check(z.describe('of that order')),
  kind: z
    .enum(changeKinds)
    .check(z.describe('`upgrade`: a larger size; `expansion`: a larger boot disk, more outbound traffic; coupons of that kind are for it')),
  from: z.pick(wireConfiguration, { model: true, disk: true, traffic: true }).check(z.describe('what the server is before')),
  days: z.int().check(z.describe('the whole days left of what is paid for, renewals included: the lines are their difference')),
  until: z.iso.datetime().check(z.describe('until when the server is paid for')),
  nextLines: lines.check(z.describe('the lines of `renewalMinor`')),
});

export const quoteMessage = z.object({
  id: z.string(),
  configuration: wireConfiguration,
  period: z.string(),
  currency: z.enum(currencies),
  lines,
  discounts: z.array(z.object({ kind: z.enum(discountKinds), code: z.string(), percent: z.number(), amountMinor })),
  promotion: z
    ._default(z.nullable(promotionOutcome), null)
    .check(
      z.describe(
        'what became of the promotion that was asked for: unless it applies, the price is the list price; null: none was asked for',
      ),
    ),
  coupon: z
    ._default(z.nullable(z.object({ grant: z.uuid(), campaign: z.string(), name: z.optional(couponName) })), null)
    .check(
      z.describe('the coupon of the account that was chosen, with the name that it was given under; its discount is a line of `discounts`'),
    ),
  renews: z._default(z.nullable(renewedServer), null).check(z.describe('the server that it renews; null: it is for a new one')),
  changes: z
    .optional(changedServer)
    .check(z.describe('the server that it changes, `configuration` being what it becomes; absent: it changes none')),
  listMonthMinor: z.optional(amountMinor).check(z.describe('the list price of a month, by which a promotional product is refunded')),
  totalMinor: amountMinor,
  perMonthMinor: amountMinor,
  renewalMinor: amountMinor.check(z.describe('the next period, without the discounts of the first')),
  catalogueHash: z.string(),
  expiresAt: z.iso.datetime(),
  hasPassword: z.boolean(),
  setup: z.optional(serverSetup).check(z.describe('how its server is set up, as far as that was chosen; absent: nothing was')),
});

export type Quote = z.infer<typeof quoteMessage>;

/** What an order keeps of its quote. */
export const quotedTerms = z.omit(quoteMessage, { id: true, expiresAt: true, perMonthMinor: true });

/** What a quote is compared with that takes the place of another. */
export const replacedQuote = z.pick(quoteMessage, {
  currency: true,
  totalMinor: true,
  renewalMinor: true,
  hasPassword: true,
  coupon: true,
  discounts: true,
});

export type ReplacedQuote = z.infer<typeof replacedQuote>;

/** Refusals of a host name, of keys, or of a text for cloud-init. */
export const setupRefusals = [
  'hostNameWrong',
  'sshKeysNotForImage',
  'sshKeyPrivate',
  'sshKeyWrong',
  'sshKeyTwice',
  'userDataNotForImage',
  'userDataWrong',
  'userDataNotYaml',
] as const;

/** Refusals of a number of servers; `tooFewLeft` names in `values.left` how many there are. */
export const quantityRefusals = ['quantityWrong', 'oneServerOnly', 'tooFewLeft'] as const;

export const quote = defineCall({
  path: 'order-server/quote',
  area: 'orders',
  kind: 'action',
  bytesAtMost: setupCallBytesAtMost,
  requirement: 'R-5.12',
  summary:
    'Prices a configuration for the logged-in account, from the current catalogue; the same request gets the same quote while over 5 minutes of it are left.',
  input: z.strictObject({
    params: jsonText(
      z.strictObject({
        configuration: wireConfiguration,
        period: wireCode,
        currency: z.enum(currencies),
        promotion: z
          .optional(wireCode)
          .check(z.describe('the code of a promotion; one that does not apply is answered with the reason and the list price')),
        inPlaceOf: z
          .optional(z.uuid())
          .check(z.describe('an earlier quote of the account, expired or not: its coupon is kept, as far as it is free and applies')),
        password: z
          .optional(wireText(encryptedLengthAtMost))
          .check(z.describe('encrypted with account/publicKey for the purpose `server`')),
        setup: z.optional(wireSetup),
      }),
      paramsLengthAtMost,
    ),
  }),
  output: z.extend(quoteMessage, {
    replaced: z
      .optional(replacedQuote)
      .check(z.describe('the account’s quote that `inPlaceOf` names, as it was shown; absent: there is none')),
  }),
  refusals: [
    'loginRequired',
    'noProductSelected',
    'notOnSale',
    'modelSoldOut',
    ...quantityRefusals,
    'noImageSelected',
    'systemDiskSizeWrong',
    'dataDiskSizeWrong',
    'notSoldInCurrency',
    'serverPasswordWrong',
    ...setupRefusals,
  ],
});
