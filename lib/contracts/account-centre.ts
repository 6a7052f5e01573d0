import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { languages } from '#lib/language/languages.ts';
import { hostNameBounds } from '#lib/rules/servers/host-name.ts';
import { realNameStates } from '#lib/rules/real-name.ts';
import { referralCodePattern } from '#lib/rules/referral-code.ts';
import { userDataBytesAtMost } from '#lib/rules/servers/user-data.ts';
import { sshKeysAtMost, sshKeyUnitsAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { referralVerdicts } from './referral-verdicts.ts';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const credential = z.string().check(z.minLength(1), z.maxLength(2_048));
const amountMinor = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
const instant = z.iso.datetime({ offset: true });

/** A path of this site to return to. */
const sitePath = z.string().check(z.maxLength(2_000), z.regex(/^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u));

/** The account of a session: never the e-mail or phone itself, only what may be shown. */
const seamSession = z.object({ accountId: id, username: z.string(), email: z.optional(z.string()), phone: z.optional(z.string()) });

/** What we need to know of an account before selling to it or granting it something. */
const seamProfile = z.object({
  emailConfirmed: z.boolean(),
  realName: z.enum(realNameStates),
  /** The verified person, the same for all of this person's accounts. */
  personId: z.nullable(id),
  /** The person has never paid an order. */
  newcomer: z.boolean(),
  barred: z.boolean(),
  /** 0 to 100. */
  creditScore: z.int().check(z.gte(0), z.lte(100)),
  paidOrders: z.int().check(z.gte(0)),
});

export const serverStates = ['building', 'running', 'failed'] as const;

/** By which method a payment is made. */
const paymentMethod = z.enum(['PayPal', 'Stripe', 'Alipay']);

/** A payment of an order: what is paid for it, and where its buyer comes back to. */
const orderPayment = z.strictObject({
  idempotencyKey: id,
  orderId: id,
  accountId: id,
  amountMinor: amountMinor.check(z.gte(1)),
  currency: z.enum(currencies),
  description: z.string().check(z.minLength(1), z.maxLength(200)),
  returnPath: sitePath,
  language: z.enum(languages),
});

/** What became of a charge: `no-method`: the account has saved none. */
const chargeOutcomes = ['taken', 'declined', 'no-method'] as const;

/** How far the change of an order's servers is. */
const changeStates = ['changing', 'changed', 'failed'] as const;

export const centrePaymentStates = ['open', 'paid', 'declined'] as const;

/** A payment in the centre's books, to be compared with ours. */
const centrePayment = z.object({
  paymentId: id,
  orderId: id,
  state: z.enum(centrePaymentStates),
  amountMinor,
  currency: z.enum(currencies),
  refundedMinor: amountMinor,
  /** When it was started. */
  at: instant,
  /** When it was last started, settled or refunded. */
  changedAt: instant,
});

/** The e-mails that an order writes, one for each event of it. */
export const mailTemplates = [
  'order-placed',
  'order-paid',
  'server-ready',
  'order-refunded',
  'order-closed',
  'order-renewed',
  'server-changed',
  'renewal-due',
  'automatic-renewal-on',
  'automatic-renewal-failed',
  'server-expired',
  'server-released',
  'withdrawal-asked',
  'order-withdrawn',
  'domain-registered',
  'domain-taken',
  'domain-class-changed',
  'domain-refused',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** The e-mail that a size is in stock again, for those who asked for it. */
export const stockBackTemplate = 'stock-back';

const mailValueAtMost = 60_000;

/**
 * What an e-mail says: `subject`, `text` and `html` are the whole of it, ready to be sent; the other values are for a centre that has
 * templates of its own.
 */
const mailValues = z
  .catchall(
    z.object({
      subject: z.string().check(z.minLength(1), z.maxLength(200)),
      text: z.string().check(z.minLength(1)),
      html: z.string().check(z.minLength(1)),
    }),
    z.string(),
  )
  .check(z.refine((values) => Object.values(values).every((value) => value.length <= mailValueAtMost), 'a value is too long'));
export type MailValues = z.output<typeof mailValues>;

/** The page size of `payments/list`. */
export const paymentsPerList = 500;

/** The operations of a provider's account centre: each is a signed POST, idempotent by its key. */
export const seamOperations = {
  'session/verify': { input: z.strictObject({ credential }), output: z.object({ session: z.nullable(seamSession) }), refusals: [] },
  'session/end': { input: z.strictObject({ credential, everywhere: z.boolean() }), output: z.object({}), refusals: [] },
  profile: { input: z.strictObject({ accountId: id }), output: z.object({ profile: seamProfile }), refusals: ['unknown-account'] },
  'payment/start': {
    input: orderPayment,
    output: z.object({ paymentId: id, payAddress: z.string() }),
    refusals: ['unknown-account', 'account-barred', 'key-reused'],
  },
  /** The method that an account has saved for automatic renewals. A centre may lack it: then nothing is renewed automatically. */
  'payment/saved': {
    input: z.strictObject({ accountId: id }),
    output: z.object({ method: z.nullable(paymentMethod) }),
    refusals: ['unknown-account', 'unknown-operation'],
  },
  /** Pays an order by the saved method, with nobody there. The notice of the payment follows, as of any other. */
  'payment/charge': {
    input: orderPayment,
    output: z.object({ outcome: z.enum(chargeOutcomes), paymentId: z.nullable(id) }),
    refusals: ['unknown-account', 'account-barred', 'key-reused', 'unknown-operation'],
  },
  /** What is still open of an order that has closed cannot be paid any more. A centre may lack it: money that comes late goes back. */
  'payment/cancel': {
    input: z.strictObject({ orderId: id }),
    output: z.object({ paymentIds: z.array(id) }),
    refusals: ['unknown-operation'],
  },
  provision: {
    input: z.strictObject({
      idempotencyKey: id,
      orderId: id,
      accountId: id,
      name: z.string().check(z.minLength(1), z.maxLength(60)),
      description: z.string().check(z.minLength(1), z.maxLength(200)),
      region: z.string().check(z.minLength(1), z.maxLength(60)),
      /** Encrypted with the centre's key, never in clear; absent = the centre generates one. */
      password: z.optional(z.string().check(z.maxLength(2_048))),
      /** Absent = `name`. */
      hostName: z.optional(z.string().check(z.minLength(1), z.maxLength(hostNameBounds.wholeAtMost))),
      /** For `authorized_keys` of the first user, `key` without a comment. Without a password, one logs in by them alone. */
      sshKeys: z.optional(
        z
          .array(z.object({ name: z.string().check(z.maxLength(120)), key: z.string().check(z.maxLength(sshKeyUnitsAtMost)) }))
          .check(z.minLength(1), z.maxLength(sshKeysAtMost)),
      ),
      /** What cloud-init reads at the first start, as it was given; may hold secrets. */
      userData: z.optional(z.string().check(z.minLength(1), z.maxLength(userDataBytesAtMost))),
    }),
    output: z.object({
      serverId: id,
      state: z.enum(serverStates),
      readyAt: instant,
      address: z.nullable(z.string()),
      /** Its IPv6 addresses, as a network or the first of them, which the length of its network may follow. */
      ipv6: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    }),
    refusals: ['unknown-account', 'key-reused'],
  },
  refund: {
    input: z.strictObject({
      idempotencyKey: id,
      paymentId: id,
      amountMinor: amountMinor.check(z.gte(1)),
      currency: z.enum(currencies),
      reason: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    output: z.object({ refundId: id, amountMinor, currency: z.enum(currencies) }),
    refusals: ['unknown-payment', 'not-paid', 'more-than-paid', 'wrong-currency', 'key-reused'],
  },
  'server/change': {
    input: z.strictObject({
      /** The key of the change. */
      idempotencyKey: id,
      /** The order of the servers that are changed. */
      orderId: id,
      accountId: id,
      /** What they are afterwards: in words, and by codes of the catalogue. */
      description: z.string().check(z.minLength(1), z.maxLength(200)),
      model: z.string().check(z.minLength(1), z.maxLength(80)),
      disk: z.strictObject({ type: z.string().check(z.minLength(1), z.maxLength(80)), sizeGib: z.int().check(z.positive()) }),
      traffic: z.string().check(z.minLength(1), z.maxLength(80)),
    }),
    output: z.object({ state: z.enum(changeStates), readyAt: instant }),
    /** `unknown-operation`: this centre changes no servers; what was paid goes back. */
    refusals: ['unknown-account', 'unknown-server', 'key-reused', 'unknown-operation'],
  },
  'server/end': { input: z.strictObject({ orderId: id }), output: z.object({ serverIds: z.array(id) }), refusals: [] },
  'payments/list': {
    input: z.strictObject({
      since: instant,
      until: instant,
      after: z.nullable(id),
      limit: z.int().check(z.gte(1), z.lte(paymentsPerList)),
    }),
    output: z.object({ payments: z.array(centrePayment), next: z.nullable(id) }),
    refusals: [],
  },
  'referral/report': {
    input: z.strictObject({
      orderId: id,
      accountId: id,
      code: z.string().check(z.regex(referralCodePattern)),
      currency: z.enum(currencies),
      paidMinor: amountMinor.check(z.gte(1)),
      /** What the buyer has not asked back of it. */
      keptMinor: amountMinor,
      paidAt: instant,
    }),
    output: z.object({ verdict: z.enum(referralVerdicts) }),
    refusals: ['unknown-account', 'key-reused'],
  },
  'mail/send': {
    input: z.strictObject({
      idempotencyKey: id,
      accountId: id,
      template: z.enum([...mailTemplates, stockBackTemplate]),
      language: z.enum(languages),
      values: mailValues,
    }),
    output: z.object({ mailId: id }),
    /** `unknown-operation`: this centre sends no e-mails for the site. */
    refusals: ['unknown-account', 'key-reused', 'unknown-operation'],
  },
  'mail/receipt': {
    input: z.strictObject({
      idempotencyKey: id,
      /** Given by whoever made a statement: of no account, so that nothing else may be learnt or sent by it. */
      address: z.email().check(z.maxLength(254)),
      template: z.literal('withdrawal-received'),
      language: z.enum(languages),
      values: mailValues,
    }),
    output: z.object({ mailId: id }),
    refusals: ['key-reused', 'unknown-operation'],
  },
} as const satisfies Record<string, { input: z.ZodMiniType; output: z.ZodMiniType; refusals: readonly string[] }>;

export type CentreOperation = keyof typeof seamOperations;
export type CentreInput<Name extends CentreOperation> = z.output<(typeof seamOperations)[Name]['input']>;
export type CentreOutput<Name extends CentreOperation> = z.output<(typeof seamOperations)[Name]['output']>;
export type CentreRefusal<Name extends CentreOperation> = (typeof seamOperations)[Name]['refusals'][number];

/** An answered request: the result, or why not. Anything else is an outage. */
export type CentreAnswer<Name extends CentreOperation> =
  | { readonly ok: true; readonly result: CentreOutput<Name> }
  | { readonly ok: false; readonly reason: CentreRefusal<Name> };

export type CentreProfile = z.output<typeof seamProfile>;
export type CentreSession = z.output<typeof seamSession>;
export type CentrePayment = z.output<typeof centrePayment>;

/** The paths of the operations, below the centre's address. */
export const seamPath = (operation: CentreOperation): string => `/account-centre/v1/${operation}`;

export const paymentNoticePath = '/myDoc/notice/payment';

/** The centre's notice of a payment, sent until acknowledged. */
export const paymentNotice = z.strictObject({
  noticeId: id,
  merchant: z.string().check(z.minLength(1), z.maxLength(64)),
  orderId: id,
  paymentId: id,
  outcome: z.enum(['paid', 'declined']),
  amountMinor,
  currency: z.enum(currencies),
  method: paymentMethod,
  at: instant,
});

export type PaymentNotice = z.output<typeof paymentNotice>;

export const accountNoticePath = '/myDoc/notice/account';

/** The centre's notice of an account that was closed, sent until acknowledged. */
export const accountNotice = z.strictObject({ noticeId: id, accountId: id, event: z.literal('closed'), at: instant });

export type AccountNotice = z.output<typeof accountNotice>;
