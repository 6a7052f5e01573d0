import { useEffect, useRef } from 'react';
import { useRouter } from 'next/compat/router';
import type { Language } from '#lib/language/languages.ts';
import type { Consent } from '#lib/storage/consent.ts';

const loadRunner = () => import('./run-statistics.ts');

/** A statistics service that fails to load is ignored. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Keeps the statistics scripts in line with the visitor's consent, and reports navigations to them. */
export function useStatistics(consent: Consent, language: Language): void {
  const path = useRouter()?.asPath;
  const counted = useRef(path);
  useEffect(() => quietly(loadRunner().then(({ applyConsent }) => applyConsent(consent, language))), [consent, language]);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    quietly(loadRunner().then(({ countPageChange }) => countPageChange()));
  }, [path]);
}
