import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { AgreeBox } from '#components/ui/controls/agree-box.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { mustBeAgreedTo, type QuoteChange } from './quote-change.ts';

const Lines = styled('div', { base: { textStyle: 'sm', '&, & > [role=alert]': { display: 'grid', gap: '2' } } });

interface QuoteChangeNoteProps {
  change: QuoteChange;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Why nothing was ordered yet; null before a try. */
  fault: string | null;
}

/** Says that the quote was replaced; a higher price has to be accepted explicitly. */
export function QuoteChangeNote({ change, agreed, onAgree, fault }: QuoteChangeNoteProps) {
  const { t } = useTranslation('purchase');
  const { reason, before, now, passwordLost, couponLost, otherAccount } = change;
  const words = {
    price: t('confirm.priceChanged', { before, now }),
    renewal: t('confirm.renewalChanged', { before, now }),
    expired: t('confirm.expired'),
    currency: t('confirm.currencyChanged', { before, now }),
    account: null,
  } as const;
  return (
    <Note tone="warn">
      <Lines>
        <div role="alert">
          {otherAccount ? <p>{t('confirm.otherAccount')}</p> : null}
          {words[reason] === null ? null : <p>{words[reason]}</p>}
          {couponLost ? <p>{t('confirm.couponLost')}</p> : null}
          {passwordLost ? <p>{t('confirm.passwordLost')}</p> : null}
        </div>
        {mustBeAgreedTo(change) ? (
          <AgreeBox
            name="price"
            label={reason === 'renewal' ? t('confirm.agreeRenewal', { now }) : t('confirm.agree', { now })}
            checked={agreed}
            onChange={onAgree}
            error={fault}
          />
        ) : null}
      </Lines>
    </Note>
  );
}
