import { expect, test } from '@jest/globals';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('the number of an order is a part of its own in a sentence, which reads as before', () => {
  const { container } = renderInSite(
    <p>
      <WholeNumbers>Renewal for order S-4NPY-5RQ5, paid.</WholeNumbers>
    </p>,
  );
  const sentence = container.querySelector('p');
  expect(sentence?.textContent).toBe('Renewal for order S-4NPY-5RQ5, paid.');
  expect([...(sentence?.querySelectorAll('span') ?? [])].map((span) => span.textContent)).toEqual(['S-4NPY-5RQ5']);
});
