import { Note } from '#components/ui/primitives/note.tsx';
import { FactList, type Fact } from '#components/ui/primitives/fact-list.tsx';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { RegisteredName } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';

interface NameFactsProps {
  /** What is registered, and at which further prices. */
  terms: { readonly domain: RegisteredName; readonly currency: Currency; readonly renewalMinor: number };
  language: Language;
  /** Additional rows of the page. */
  more?: readonly Fact[];
}

/** A quoted or ordered name: its class, its later prices, and what its registry asks for. */
export function NameFacts({ terms: { domain, currency, renewalMinor }, language, more = [] }: NameFactsProps) {
  const { t } = useTranslation('registration');
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  const { name, shown, transferMinor, restoreMinor } = domain;
  const asked = useAsked(domain, language);
  const facts: Fact[] = [
    [t('facts.name'), <b key="name">{shown}</b>],
    ...(name === shown ? [] : [[t('facts.wire'), <code key="wire">{name}</code>] as const]),
    [t('facts.class'), t(`facts.${domain.class}`)],
    [t('facts.period'), t('year')],
    [t('facts.renewal'), amount(renewalMinor)],
    ...(transferMinor === null ? [] : [[t('facts.transfer'), amount(transferMinor)] as const]),
    ...(restoreMinor === null ? [] : [[t('facts.restore'), amount(restoreMinor)] as const]),
    ...(asked === '' ? [] : [[t('facts.asks'), asked] as const]),
    ...more,
  ];
  return (
    <>
      {domain.example ? <Note tone="warn">{t('example')}</Note> : null}
      <FactList facts={facts} />
    </>
  );
}

/** What the registry asks of who registers, in words; empty: nothing. */
function useAsked({ asks: { eligibility, realName, localPresence } }: RegisteredName, language: Language): string {
  const { t } = useTranslation('registration');
  return [eligibility[language], realName ? t('facts.realName') : null, localPresence ? t('facts.localPresence') : null]
    .filter((each) => each !== null && each !== '')
    .join(' · ');
}
