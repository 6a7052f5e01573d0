import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PartnerLink } from '#lib/content/queries/partner-link-query.ts';

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'auto minmax(0,1fr)' },
    columnGap: '8',
    rowGap: '1',
    alignItems: 'baseline',
    marginBottom: '6',
    textStyle: 'sm',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', alignItems: 'center' },
    '& img': { height: '24px', width: 'auto' },
  },
});

/** Companies that we work with. */
export function PartnerLinks({ partners }: { partners: readonly PartnerLink[] }) {
  const { t } = useTranslation('frame');
  if (partners.length === 0) return null;
  return (
    <Row>
      <h2>{t('footer.partners')}</h2>
      <ul>
        {partners.map(({ name, href, logo }, place) => (
          <li key={place}>
            <a href={href} rel="noopener">
              {logo ? <img src={logo.src} width={logo.widthPx} height={logo.heightPx} alt={name} loading="lazy" /> : name}
            </a>
          </li>
        ))}
      </ul>
    </Row>
  );
}
