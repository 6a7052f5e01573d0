import type { ChatCitation, ChatReceipt } from '#lib/contracts/calls/chat-calls.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ChevronRightIcon } from '#components/ui/primitives/icons.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Receipt = styled('details', {
  base: {
    textStyle: 'sm',
    '& summary': { display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: '32px', color: 'accent.fg' },
    '& summary:hover': { textDecoration: 'underline' },
    '& summary svg': { width: '16px', height: '16px' },
    '&[open] summary svg': { transform: 'rotate(90deg)' },
    '& dl': {
      borderInlineStart: '4px solid',
      borderColor: 'accent.solid',
      paddingInlineStart: '3',
      marginTop: '1',
      display: 'grid',
      gap: '2',
    },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& dd + dd': { marginTop: '1' },
    '& .of': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  },
});

interface AnswerReceiptProps {
  receipt: ChatReceipt;
  by: 'texts' | 'model' | undefined;
  citations: readonly ChatCitation[];
  language: Language;
}

/** What an answer rests on: when, in whose words, the price list of each amount, the revision of each text. */
export function AnswerReceipt({ receipt: { at, prices, texts }, by, citations, language }: AnswerReceiptProps) {
  const { t } = useTranslation('chat');
  const titleOf = (number: number): string => citations.find((citation) => citation.number === number)?.title ?? '';
  return (
    <Receipt>
      <summary>
        <ChevronRightIcon />
        {t('receipt.title')}
      </summary>
      <dl>
        <div>
          <dt>{t('receipt.at')}</dt>
          <dd>{formatInstant(Date.parse(at), language)}</dd>
        </div>
        {by === undefined ? null : (
          <div>
            <dt>{t('receipt.by')}</dt>
            <dd>{t(`receipt.${by}`)}</dd>
          </div>
        )}
        {prices.length === 0 ? null : (
          <div>
            <dt>{t('receipt.prices')}</dt>
            {prices.map(({ address, part, currency, amountMinor, catalogue }) => (
              <dd key={`${address} ${part} ${currency}`}>
                {t(`receipt.${part}`)} {formatMoney({ amountMinor, currency }, language)} {/* the address has its prefix already */}
                <SiteLink href={address} language={defaultLanguage}>
                  {t('receipt.configuration')}
                </SiteLink>
                <span className="of">{t('receipt.catalogue', { revision: catalogue })}</span>
              </dd>
            ))}
          </div>
        )}
        {texts.length === 0 ? null : (
          <div>
            <dt>{t('receipt.cited')}</dt>
            {texts.map(({ number, version, revision }) => (
              <dd key={number}>{t('receipt.text', { number, title: titleOf(number), version, revision })}</dd>
            ))}
          </div>
        )}
      </dl>
      {prices.length + texts.length === 0 ? <p>{t('receipt.nothing')}</p> : null}
    </Receipt>
  );
}
