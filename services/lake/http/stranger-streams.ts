import { statusRefusal, type Refusal } from '../refusal.ts';

/** Streams that are open without a session or a token: each holds a connection and is matched against every change. */
export interface StrangerStreams {
  /** Counts one until the returned function is called. @throws 429 when its address, or all of them together, have enough. */
  begin(address: string): () => void;
}

const limitsByDefault = { ofAddressAtMost: 10, atMost: 500 };

export function createStrangerStreams({ ofAddressAtMost, atMost } = limitsByDefault): StrangerStreams {
  const open = new Map<string, number>();
  let all = 0;
  return {
    begin: (address) => {
      const ofAddress = open.get(address) ?? 0;
      if (ofAddress >= ofAddressAtMost) throw tooMany(`Your address has ${ofAddressAtMost} listeners, and no more without a session`);
      if (all >= atMost) throw tooMany('Too many listeners without a session');
      open.set(address, ofAddress + 1);
      all += 1;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        all -= 1;
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}

const tooMany = (message: string): Refusal => statusRefusal(429, message);
