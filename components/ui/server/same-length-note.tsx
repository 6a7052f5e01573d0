import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { sameLength } from '#lib/purchase/words/same-length.ts';
import type { Language } from '#lib/language/languages.ts';

const Small = styled('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

/** Why two periods of a list that are equally long have two prices; nothing where all lengths differ. */
export function SameLengthNote({ periods, language }: { periods: Catalogue['periods']; language: Language }) {
  const { t } = useTranslation('purchase');
  const pair = sameLength(periods, language);
  return pair && <Small data-same-length="">{t('period.sameLength', pair)}</Small>;
}
