import { expect, test } from '@jest/globals';
import { sampleOffer } from '#components/frame/overlays/overlays.examples.tsx';
import { PromotionDialog } from '#components/frame/overlays/promotion-dialog.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const show = (offer: typeof sampleOffer) => renderInSite(<PromotionDialog offer={offer} language="en" onClose={() => undefined} />);
const charts = () => document.querySelectorAll('[data-chart]');

test('R-3.7 an offer without a picture fills its screen with the sea chart, which says nothing', () => {
  show({ ...sampleOffer, picture: null });
  expect(charts()).toHaveLength(1);
  expect(charts()[0]).toHaveAttribute('alt', '');
});

test('R-3.7 an offer with a picture shows that alone', () => {
  show({ ...sampleOffer, picture: { src: '/offer.png', alt: 'Cells', widthPx: 480, heightPx: 270 } });
  expect(charts()).toHaveLength(0);
});
