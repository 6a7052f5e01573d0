import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Gauge } from '#components/ui/charts/gauge.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

function Server() {
  const [vcpu, setVcpu] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVcpu(2)}>
        Larger
      </button>
      <Gauge
        rows={[
          { kind: 'vcpu', name: 'vCPU', figure: String(vcpu), amount: vcpu },
          { kind: 'memory', name: 'Memory', figure: '4 GiB', amount: 4 },
        ]}
      />
    </>
  );
}

const moving = (): number => document.querySelectorAll('.changed').length;

test('cells fill anew where an amount has changed, and stand still in the first rendering', () => {
  renderInSite(<Server />);
  expect(moving()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(moving()).toBe(1);
});
