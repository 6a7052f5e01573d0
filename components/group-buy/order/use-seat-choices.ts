import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import { requirePassword } from '#components/purchase/password/password-obstacle.ts';
import { useServerPassword, type ServerPassword } from '#components/purchase/password/use-server-password.ts';

/** What is missing or wrong, by the part of the form that shows it. */
type SeatFaults = Readonly<Partial<Record<'image' | 'password' | 'terms' | 'button', string>>>;

export interface SeatChoices {
  readonly image: string | null;
  readonly chooseImage: (code: string) => void;
  readonly source: PasswordSource;
  readonly chooseSource: (source: PasswordSource) => void;
  readonly password: ServerPassword;
  readonly accepted: boolean;
  readonly accept: (accepted: boolean) => void;
  /** The version that applies; differs from the page's once the service has named a newer one. */
  readonly termsVersion: number | null;
  /** Another version applies, which has not been accepted here; null if it was not named. */
  readonly changeTerms: (version: number | null) => void;
  readonly faults: SeatFaults;
  readonly setFaults: (faults: SeatFaults) => void;
  /** What has not been chosen, set or accepted yet. */
  readonly missing: () => SeatFaults;
}

/** What the buyer of a seat chooses, sets and accepts, and what is wrong with it until it is mended. */
export function useSeatChoices(shownVersion: number | null): SeatChoices {
  const { t } = useTranslation('purchase');
  const [image, setImage] = useState<string | null>(null);
  const [source, chooseSource] = useState<PasswordSource>('generated');
  const password = useServerPassword(source);
  const [accepted, setAccepted] = useState(false);
  const [termsVersion, setTermsVersion] = useState(shownVersion);
  const [faults, setFaults] = useState<SeatFaults>({});
  const mend = (part: keyof SeatFaults): void => setFaults(({ [part]: _mended, ...others }) => others);
  return {
    image,
    chooseImage: (code) => {
      setImage(code);
      mend('image');
    },
    source,
    chooseSource,
    password,
    accepted,
    accept: (now) => {
      setAccepted(now);
      mend('terms');
    },
    termsVersion,
    changeTerms: (version) => {
      setAccepted(false);
      setTermsVersion((known) => version ?? known);
    },
    faults,
    setFaults,
    missing: () => ({
      ...(image === null ? { image: t('image.missing') } : {}),
      ...(requirePassword(password, source) === null ? {} : { password: t('password.missing') }),
      ...(accepted ? {} : { terms: t('confirm.terms.missing') }),
    }),
  };
}
