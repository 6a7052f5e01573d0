import type { CentreInput } from '#lib/contracts/account-centre.ts';
import type { ReceivePayment } from '#services/mydoc/orders/payments/payment-notices.ts';
import type { Browser } from './browser.ts';
import { openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';

/** The sandbox, and a member with earlier purchases. */
export interface MemberAtSandbox {
  readonly sandbox: SandboxUnderTest;
  readonly member: Browser;
  readonly memberId: string;
  newKey(): string;
  /** The site's payment request. */
  payment(about?: Partial<CentreInput<'payment/start'>>): CentreInput<'payment/start'>;
  startPayment(about?: Partial<CentreInput<'payment/start'>>): Promise<{ paymentId: string; payAddress: string }>;
  /** Pays on the sandbox's own screen, as a visitor does; returns the redirect. */
  pay(payAddress: string, outcome: string): Promise<string | null>;
}

/** Another time than the usual one: what is given counts. */
export const memberBuildSeconds = 20;

export async function openMember(receive: ReceivePayment): Promise<MemberAtSandbox> {
  const sandbox = await openSandbox({ receive, limits: { buildSeconds: memberBuildSeconds } });
  const member = await sandbox.loggedIn('member');
  const memberId = (await sandbox.sessions.read(member.cookies.get('hf_session') ?? ''))?.accountId ?? '';
  let keys = 0;
  const newKey = (): string => `key-${(keys += 1)}`;
  const payment: MemberAtSandbox['payment'] = (about = {}) => ({
    idempotencyKey: newKey(),
    orderId: 'order-1',
    accountId: memberId,
    amountMinor: 1_658,
    currency: 'JPY',
    description: 'c2m4',
    returnPath: '/ja/product/vps-buy/order/order-1',
    language: 'ja',
    ...about,
  });
  return {
    sandbox,
    member,
    memberId,
    newKey,
    payment,
    startPayment: async (about) => {
      const answer = await sandbox.parts.centre.ask('payment/start', payment(about));
      if (!answer.ok) throw new Error(answer.reason);
      return answer.result;
    },
    pay: async (payAddress, outcome) => (await member.fill(payAddress, payAddress, { method: 'Alipay', outcome })).location,
  };
}
