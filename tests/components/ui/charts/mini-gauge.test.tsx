import { expect, test } from '@jest/globals';
import { MiniGauge } from '#components/ui/charts/mini-gauge.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const drawn = () => [...document.querySelectorAll('svg')];

test('gauges that share a column have one scale in it, however narrow it is: a full line fills it', () => {
  renderInSite(
    <>
      <MiniGauge kind="vcpu" count={16} shared />
      <MiniGauge kind="vcpu" count={32} shared />
      <MiniGauge kind="vcpu" count={64} shared />
    </>,
  );
  const [half, full, two] = drawn().map((svg) => parseFloat(svg.getAttribute('width') ?? ''));
  expect(full).toBe(100);
  expect(two).toBe(100);
  expect(half).toBeCloseTo((158 / 318) * 100);
  expect(drawn()[0]).toHaveAttribute('width', expect.stringMatching(/%$/));
  expect(drawn()[0]).toHaveAttribute('preserveAspectRatio', 'none');
});

test('a gauge alone is as wide as its cells', () => {
  renderInSite(<MiniGauge kind="memory" count={4} cellWidth={5} />);
  expect(drawn()[0]).toHaveAttribute('width', '19');
});
