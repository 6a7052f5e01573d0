import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { formatChoice } from '#lib/format/format-list.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import { seatPricesOf } from '#lib/group-buy/seat-prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { GroupPriceBox } from '../group-price-box.tsx';
import { StartGroup } from '../start-group.tsx';
import type { LiveOffer } from './use-offer.ts';

const windowWords = { coming: 'box.from', running: 'box.until', ended: 'box.ended' } as const;

interface OfferBoxProps {
  content: GroupCampaignContent;
  messages: GroupMessages;
  live: LiveOffer;
  /** The form is on this page. */
  isHere: boolean;
  language: Language;
}

/** The price box of an offer, with what can be done about it now. */
export function OfferBox({ content, messages, live, isHere, language }: OfferBoxProps) {
  const { t } = useTranslation('group-buy');
  const { server, activationFeePercent: feePercent, headCounts, window, slug, newcomersOnly } = content;
  const { state, open, soldOut } = live;
  const instant = formatInstant(state === 'coming' ? window.startsAtMs : window.endsAtMs, language);
  return (
    <GroupPriceBox
      about={{ ...content, feePercent }}
      prices={seatPricesOf(server, feePercent)}
      sizes={{ name: t('box.sizes'), text: t('box.sizesAre', { sizes: formatChoice(headCounts.map(String), language) }) }}
      window={t(windowWords[state], { instant })}
      language={language}
    >
      <StartGroup
        slug={slug}
        state={state}
        messages={messages}
        open={open}
        soldOut={soldOut}
        newcomersOnly={newcomersOnly}
        isHere={isHere}
        language={language}
      />
    </GroupPriceBox>
  );
}
