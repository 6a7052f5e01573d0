import { useEffect, useRef, useState, type RefObject } from 'react';
import type { HumanAction } from '#lib/human/human-actions.ts';
import type { AskHuman } from './ask-human.ts';

export type HumanCheckState = 'idle' | 'working' | 'verified' | 'expired' | 'failed' | 'offline' | 'no-cryptography';

/** Called with a proof and when it expires (epoch milliseconds); null once it has expired. */
export type TakeProof = (proof: string | null, untilMs: number) => void;

/** A proof is discarded a little before the service forgets it. */
const marginMs = 15_000;

function stateOfGiven(untilMs: number): HumanCheckState {
  if (untilMs === 0) return 'idle';
  return untilMs > Date.now() ? 'verified' : 'expired';
}

interface HumanCheckProps {
  action: HumanAction;
  ask: AskHuman;
  onProof: TakeProof;
  /** When the caller's existing proof expires; 0: there is none. */
  givenUntilMs: number;
}

/** The state of one check. */
export function useHumanCheck({ action, ask, onProof, givenUntilMs }: HumanCheckProps): {
  state: HumanCheckState;
  place: RefObject<HTMLDivElement | null>;
  start: () => void;
} {
  const [state, setState] = useState<HumanCheckState>(() => stateOfGiven(givenUntilMs));
  const [untilMs, setUntilMs] = useState(givenUntilMs);
  const place = useRef<HTMLDivElement>(null);
  const underWay = useRef<AbortController | null>(null);
  const latest = useRef(onProof);
  useEffect(() => {
    latest.current = onProof;
  });

  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => {
    if (untilMs === 0) return undefined;
    const timer = setTimeout(
      () => {
        setState('expired');
        setUntilMs(0);
        latest.current(null, 0);
      },
      Math.max(0, untilMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [untilMs]);
  // once the network is back the check can be made, so its error is cleared
  useEffect(() => {
    if (state !== 'offline') return undefined;
    const forget = (): void => setState('idle');
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [state]);

  const failNow = (): void => setState(navigator.onLine ? 'failed' : 'offline');

  const run = async (controller: AbortController, element: HTMLDivElement): Promise<void> => {
    const answer = await ask(action, element, controller);
    if (controller.signal.aborted) return;
    if (!answer.ok) return answer.because === 'failed' ? failNow() : setState(answer.because);
    const until = Date.now() + Math.max(0, answer.expiresInMs - marginMs);
    setState('verified');
    setUntilMs(until);
    onProof(answer.proof, until);
  };

  const start = (): void => {
    if (state === 'working' || state === 'verified' || !place.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setState('working');
    run(controller, place.current).catch(() => {
      if (!controller.signal.aborted) failNow();
    });
  };

  return { state, place, start };
}
