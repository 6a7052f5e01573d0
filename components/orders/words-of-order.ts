import type { WordKey } from '#locales/word-keys.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

/** What is said of several servers in other words than of one. */
const ofSeveral = [
  ...(['headline.provisioning', 'headline.active', 'headline.renewed', 'headline.changed'] as const),
  ...(['headline.expired', 'headline.released', 'change.provisioning-headline'] as const),
  ...(['text.awaiting-payment', 'text.paid', 'text.active', 'text.renewed', 'text.changed'] as const),
  ...(['text.expired', 'text.released', 'text.givenBack', 'text.withdrawn', 'text.closed'] as const),
  ...(['text.withdrawnTogether', 'text.refundingTogether', 'text.refundedTogether'] as const),
  ...(['renewal.awaiting-payment', 'renewal.closed', 'renewal.server-gone', 'renewal.refunded'] as const),
  ...(['change.awaiting-payment', 'change.closed', 'change.server-gone', 'change.refunded'] as const),
  ...(['step.building', 'step.running', 'step.renewed', 'step.changing', 'step.changed'] as const),
  ...(['step.notChanged', 'step.released', 'step.failed'] as const),
  ...(['note.failed', 'note.failedRefunded', 'note.changeFailed', 'note.changeFailedRefunded'] as const),
  ...(['note.changeWithServer', 'note.renewalCovered', 'note.renewalBegun'] as const),
  ...(['cancel.text', 'cancel.textRenewal', 'action.toServer'] as const),
];

type Say = ReturnType<typeof useTranslation<'orders'>>['t'];

/** The words for an order of this number of servers. */
export function useOrderWords(servers: number): { t: (key: WordKey<'orders'>, values?: Parameters<Say>[1]) => string } {
  const { t } = useTranslation('orders');
  return {
    t: (key, values) => {
      const several = servers === 1 ? undefined : ofSeveral.find((each) => each === key);
      return several === undefined ? t(key, values) : t(`several.${several}`, { ...values, count: servers });
    },
  };
}
