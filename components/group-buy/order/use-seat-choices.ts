import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import type { GroupImage } from '#lib/group-buy/load-group-campaign.ts';
import { requirePassword } from '#components/purchase/password/password-obstacle.ts';
import { useServerPassword, type ServerPassword } from '#components/purchase/password/use-server-password.ts';
import { isNoHostName, isNoUserData, useServerSetup, type ServerSetupChoice } from '#components/purchase/setup/use-server-setup.ts';
import type { SeatPart } from './seat-refusal.ts';

/** What is missing or wrong, by the part of the form that shows it. */
type SeatFaults = Readonly<Partial<Record<SeatPart | 'terms' | 'button', string>>>;

export interface SeatChoices {
  readonly image: string | null;
  readonly chooseImage: (code: string) => void;
  /** Whether the chosen image takes SSH keys; null: none is chosen yet. */
  readonly takesKeys: boolean | null;
  /** By keys only where the image takes them. */
  readonly source: PasswordSource;
  readonly chooseSource: (source: PasswordSource) => void;
  readonly password: ServerPassword;
  readonly setup: ServerSetupChoice;
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
export function useSeatChoices(images: readonly GroupImage[], shownVersion: number | null): SeatChoices {
  const { t } = useTranslation('purchase');
  const [image, setImage] = useState<string | null>(null);
  const takesKeys = images.find(({ code }) => code === image)?.takesKeys ?? null;
  const [chosen, chooseSource] = useState<PasswordSource>('generated');
  const source = chosen === 'key' && takesKeys === false ? 'generated' : chosen;
  const password = useServerPassword(source);
  const setup = useServerSetup();
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
    takesKeys,
    source,
    chooseSource,
    password,
    setup,
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
      ...(requirePassword(password, source, setup) === null ? {} : { password: t('password.missing') }),
      ...(isNoHostName(setup) ? { 'host-name': t('obstacle.hostName') } : {}),
      ...(takesKeys && isNoUserData(setup) ? { 'user-data': t('obstacle.userData') } : {}),
      ...(accepted ? {} : { terms: t('confirm.terms.missing') }),
    }),
  };
}
