import { useRef, useState } from 'react';
import { useRouter } from 'next/compat/router';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { oneGroupPath } from '#lib/group-buy/group-paths.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { MydocFailure, Refused } from '#lib/mydoc/mydoc-client.ts';
import { clearPasswordLeft } from '#components/purchase/password/password-left.ts';
import { forgetServerSetup, wishedSetup } from '#components/purchase/setup/use-server-setup.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { useWhenRestored } from '#components/ui/runtime/use-when-restored.ts';
import { withoutTags } from '#lib/format/without-tags.ts';
import type { GroupPorts, SeatPlace, TakenSeat } from '../group-ports.ts';
import { payForSeat } from './pay-for-seat.ts';
import type { SeatOffer } from './seat-offer.ts';
import { readSeatRefusal } from './seat-refusal.ts';
import { shownPrice, withNamedPrice, type NamedPrice } from './shown-price.ts';
import { useSeatChoices, type SeatChoices } from './use-seat-choices.ts';

interface SeatFormProps {
  slug: GroupSlug;
  place: SeatPlace;
  offer: SeatOffer;
  currency: Currency;
  ports: Pick<GroupPorts, 'take' | 'pay'>;
  language: Language;
  /** The seat is taken, or the group or the offer is no longer what the page shows. */
  onMoved: (taken: TakenSeat | null) => void;
}

export interface SeatFormView extends Omit<SeatChoices, 'changeTerms' | 'setFaults' | 'missing'> {
  readonly sending: boolean;
  /** With the price that holds, as far as the page knows. */
  readonly offer: SeatOffer;
  readonly submit: () => void;
}

/** The order of a seat: its choices, what is missing, and what the service says to it. Whatever it refuses, no input is lost. */
export function useSeatForm({ slug, place, offer: pageOffer, currency, ports, language, onMoved }: SeatFormProps): SeatFormView {
  const { t } = useTranslation(['group-buy', 'purchase']);
  const router = useRouter();
  const [named, setNamed] = useState<NamedPrice | null>(null);
  const offer = withNamedPrice(pageOffer, named);
  const { changeTerms, setFaults, missing, ...choices } = useSeatChoices(offer.images, offer.terms?.version ?? null);
  const { image, password, setup, source, termsVersion } = choices;
  const [sending, setSending] = useState(false);
  const { begin, end } = useOneAtATime();
  /** Key of an order without an answer: trying again is the same order. */
  const unanswered = useRef<string | null>(null);
  const stop = (): void => {
    end();
    setSending(false);
  };
  useWhenRestored(stop);

  const refuse = (refusal: Refused): void => {
    const read = readSeatRefusal(refusal);
    if (read.kind === 'terms') {
      changeTerms(read.version);
      return setFaults({
        terms: read.version === null ? withoutTags(refusal.text) : t('purchase:confirm.terms.changed', { version: read.version }),
      });
    }
    if (read.kind === 'price') {
      const insteadOf = shownPrice(pageOffer, currency);
      if (insteadOf) setNamed({ price: read.price, currency, insteadOf });
      return setFaults({ button: refusal.text });
    }
    // what the service finds in a password or a key cannot be seen at its field
    if (read.kind === 'fault') return setFaults({ [read.part]: refusal.text, ...(read.part === 'image' ? {} : { button: refusal.text }) });
    if (read.kind === 'taken')
      return setFaults({ button: t('form.taken', { href: localizePath(oneGroupPath(slug, read.group), language) }) });
    setFaults({ button: refusal.text });
    onMoved(null);
  };

  const fail = (failure: MydocFailure): void => {
    // the password could not be encrypted, which has been said
    if (failure.kind === 'aborted') return;
    if (failure.kind !== 'refused') return pageOutcomes.show(failure.kind === 'login' ? { kind: 'login' } : { kind: 'toast', text: null });
    unanswered.current = null;
    refuse(failure);
  };

  const send = async (code: string, version: number): Promise<void> => {
    unanswered.current ??= newRequestKey();
    const shown = shownPrice(offer, currency);
    if (!shown) return;
    const logIn = {
      password: source === 'key' ? '' : password.password,
      setup: wishedSetup(setup, { source, isLinux: choices.takesKeys === true }),
    };
    const wish = { currency, image: code, ...logIn, termsVersion: version, ...shown, key: unanswered.current };
    const taken = await ports.take(place, wish);
    if (!taken.ok) return fail(taken);
    unanswered.current = null;
    password.set('');
    clearPasswordLeft();
    forgetServerSetup();
    await payForSeat({ orderId: taken.message.orderId, ports, language, router });
    onMoved(taken.message);
  };

  const submit = (): void => {
    const faults = missing();
    setFaults(faults);
    if (Object.keys(faults).length > 0 || image === null || termsVersion === null || !begin()) return;
    setSending(true);
    send(image, termsVersion)
      .catch(() => pageOutcomes.show({ kind: 'toast', text: null }))
      .finally(stop);
  };

  return { ...choices, offer, sending, submit };
}
