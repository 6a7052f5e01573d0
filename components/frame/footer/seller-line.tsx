import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import type { Language } from '#lib/language/languages.ts';
import type { FrameSeller } from '#lib/page/load-frame.ts';

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '1',
    paddingTop: '2',
    textStyle: 'xs',
    color: 'fg.invertedMuted',
    overflowWrap: 'anywhere',
    '& a': { display: 'inline-block', paddingBlock: '.3125rem', color: 'fg.inverted' },
  },
});

/** Who sells, its registration and filings, and the way to the imprint, which the law of several markets wants on every page. */
export function SellerLine({ seller, language }: { seller: FrameSeller | null; language: Language }) {
  const { t } = useTranslation('frame');
  return (
    <Line>
      {seller ? <p>{seller.legalName}</p> : null}
      {seller?.registration ? <p>{seller.registration}</p> : null}
      {seller?.filings.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
      <SiteLink href="/imprint" language={language}>
        {t('footer.imprint')}
      </SiteLink>
    </Line>
  );
}
