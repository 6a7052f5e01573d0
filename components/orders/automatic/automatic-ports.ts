import { automaticRenewal, setAutomaticRenewal, type AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

/** What a buyer does about the automatic renewal of a server, named by its order. */
export interface AutomaticPorts {
  read: (order: string) => Promise<MydocResult<AutomaticState>>;
  /** `totalMinor` is the price that was shown. */
  turnOn: (order: string, period: string, totalMinor: number) => Promise<MydocResult<AutomaticState>>;
  turnOff: (order: string) => Promise<MydocResult<AutomaticState>>;
}

const quiet = { quiet: true } as const;

export const automaticCalls: AutomaticPorts = {
  read: (order) => makeCall(automaticRenewal, { order }, quiet),
  turnOn: (order, period, totalMinor) => makeCall(setAutomaticRenewal, { order, period, totalMinor }, quiet),
  turnOff: (order) => makeCall(setAutomaticRenewal, { order }, quiet),
};
