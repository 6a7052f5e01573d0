import { useEffect, useRef, useState, type RefObject } from 'react';
import type { HumanAction } from '#lib/human/human-actions.ts';
import type { AskHuman } from './ask-human.ts';

export type HumanCheckState = 'idle' | 'working' | 'verified' | 'expired' | 'failed' | 'no-cryptography';

/** A proof is given up a little before the service forgets it. */
const marginMs = 15_000;

/** The course of one check; `onProof` is told of a proof, and with null when it is over. */
export function useHumanCheck(action: HumanAction, ask: AskHuman, onProof: (proof: string | null) => void): {
  state: HumanCheckState;
  place: RefObject<HTMLDivElement | null>;
  start: () => void;
} {
  const [state, setState] = useState<HumanCheckState>('idle');
  const place = useRef<HTMLDivElement>(null);
  const underWay = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => {
    underWay.current?.abort();
    clearTimeout(timer.current);
  }, []);

  const run = async (controller: AbortController, element: HTMLDivElement): Promise<void> => {
    const answer = await ask(action, element, controller);
    if (controller.signal.aborted) return;
    if (!answer.ok) return setState(answer.because);
    setState('verified');
    onProof(answer.proof);
    timer.current = setTimeout(() => {
      setState('expired');
      onProof(null);
    }, Math.max(0, answer.expiresInMs - marginMs));
  };

  const start = (): void => {
    if (state === 'working' || state === 'verified' || !place.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setState('working');
    run(controller, place.current).catch(() => {
      if (!controller.signal.aborted) setState('failed');
    });
  };

  return { state, place, start };
}
