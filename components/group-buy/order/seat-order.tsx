import { lazy, Suspense } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { creditScoreAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';
import { SkeletonCells } from '#components/purchase/skeleton-cells.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { GroupPorts, TakenSeat } from '../group-ports.ts';
import { AccountGateNote } from './account-gate-note.tsx';
import type { SeatAim } from './seat-form.tsx';
import type { SeatOffer } from './seat-offer.ts';
import { useAccountGate } from './use-account-gate.ts';

/** For those who are logged in: nobody else loads it. */
const SeatForm = lazy(() => import('./seat-form.tsx').then((module) => ({ default: module.SeatForm })));

const Before = styled('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& p': { color: 'fg.muted', maxWidth: '40rem' } },
});

interface SeatOrderProps {
  slug: GroupSlug;
  aim: SeatAim;
  offer: SeatOffer;
  messages: GroupMessages;
  ports: GroupPorts;
  isLoggedIn: boolean;
  newcomersOnly: boolean;
  /** The page to return to after a log-in, with its language and fragment. */
  here: string;
  language: Language;
  onMoved: (taken: TakenSeat | null) => void;
}

/** Where a seat is ordered: what it takes and the log-in, a gate that the account does not pass, or the form. */
export function SeatOrder({ slug, aim, offer, messages, ports, isLoggedIn, newcomersOnly, here, language, onMoved }: SeatOrderProps) {
  const { t } = useTranslation('group-buy');
  const gate = useAccountGate(ports, isLoggedIn, newcomersOnly);
  if (!isLoggedIn)
    return (
      <Before>
        <p>{t('start.needs', { score: creditScoreAtLeast })}</p>
        {newcomersOnly ? <p>{messages.newcomersOnly}</p> : null}
        <ButtonLink href={loginAddress(here)} language={language} variant={aim.kind === 'create' ? 'secondary' : 'primary'}>
          {t(aim.kind === 'create' ? 'start.logIn' : 'group.logIn')}
        </ButtonLink>
      </Before>
    );
  if (gate !== 'none' && gate !== 'unknown') return <AccountGateNote gate={gate} messages={messages} language={language} />;
  return (
    <Suspense fallback={<SkeletonCells />}>
      <SeatForm slug={slug} aim={aim} offer={offer} ports={ports} language={language} onMoved={onMoved} />
    </Suspense>
  );
}
