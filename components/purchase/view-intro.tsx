import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useScripting } from '#components/ui/runtime/use-page-search.ts';

const Words = styled('span', {
  base: {
    'html[data-view=calculator] &': {
      '&[data-calculator] > *': { display: 'none' },
      '&[data-calculator]::after': { content: 'attr(data-calculator)' },
    },
  },
});

/**
 * Texts of the configurator's page. The HTML is the same for everybody and has the configurator's; `public/purchase-view.js` lets CSS show
 * the calculator's instead until the address is read.
 */
export function ViewIntro({ calculator, children }: { calculator: string; children: ReactNode }) {
  const isRead = useScripting();
  return (
    <Words data-calculator={isRead ? undefined : calculator}>
      <span>{children}</span>
    </Words>
  );
}
