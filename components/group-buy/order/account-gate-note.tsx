import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GateKey } from '#lib/account/account-gates.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';

/** What an account can do about a gate; a barred one reads it in the message, a newcomers' offer has no way in. */
const waysOut = {
  notRegistered: { href: '/activate/2', words: 'form.verify' },
  realNameStatusUnsupported: { href: '/activate/2', words: 'form.verify' },
  creditScoreInsufficient: { href: '/contact', words: 'form.contact' },
  accountAbnormal: null,
  newcomersOnly: null,
} as const;

interface AccountGateNoteProps {
  gate: GateKey;
  messages: GroupMessages;
  language: Language;
}

/** Why the account that is logged in can take no seat, and what helps. */
export function AccountGateNote({ gate, messages, language }: AccountGateNoteProps) {
  const { t } = useTranslation('group-buy');
  const wayOut = waysOut[gate];
  return (
    <Note tone="warn">
      <LazySafeHtml html={messages[gate]} />
      {wayOut === null ? null : (
        <p>
          <SiteLink href={wayOut.href} language={language}>
            {t(wayOut.words)}
          </SiteLink>
        </p>
      )}
    </Note>
  );
}
