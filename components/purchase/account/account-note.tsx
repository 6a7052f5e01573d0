import { useEffect, useState } from 'react';
import { creditScoreAtLeast } from '#lib/rules/campaigns/campaign-terms.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

/** What keeps an account from ordering, or from orders at less than the list price. */
export type Standing = 'barred' | 'lowCredit' | null;

type FindStanding = () => Promise<Standing>;

/** Only for somebody who is logged in. */
const findStanding: FindStanding = async () => {
  const [{ makeCall }, { accountSession }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/account/account-calls.ts'),
  ]);
  const found = await makeCall(accountSession, {}, { quiet: true });
  if (!found.ok || found.message.state === 'visitor') return null;
  const { barred, creditScore } = found.message;
  if (barred) return 'barred';
  return creditScore < creditScoreAtLeast ? 'lowCredit' : null;
};

const Slot = styled('div', { base: { paddingBottom: '6', '& a': { display: 'inline-block', marginTop: '2' } } });

interface AccountNoteProps {
  language: Language;
  find?: FindStanding;
}

/** Says before anything is chosen what the account that is logged in cannot order, and who can help. */
export function AccountNote({ language, find = findStanding }: AccountNoteProps) {
  const { t } = useTranslation('purchase');
  const { userData } = useStoreState();
  const isLoggedIn = userData.username !== null;
  const [standing, setStanding] = useState<Standing>(null);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let left = false;
    find().then(
      (found) => left || setStanding(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isLoggedIn, find]);
  if (!isLoggedIn || standing === null) return null;
  return (
    <Slot role="status">
      <Note tone="warn">
        <p>{t(`standing.${standing}`)}</p>
        <SiteLink href="/contact" language={language}>
          {t('standing.contact')}
        </SiteLink>
      </Note>
    </Slot>
  );
}
