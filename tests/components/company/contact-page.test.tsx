import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { marketingContent } from '#components/blocks/block-samples.ts';

jest.unstable_mockModule('next/head', () => ({
  default: ({ children }: { children: ReactNode }) => <div data-testid="head">{children}</div>,
}));
const { ContactPage } = await import('#components/company/contact-page.tsx');
const { renderInSite } = await import('#tests/components/render-in-site.tsx');

test('R-1 the contact page has structured data of the questions that it answers', () => {
  renderInSite(
    <ContactPage content={{ ...marketingContent, channels: null, email: null }} language="en">
      {null}
    </ContactPage>,
  );
  const [data] = screen
    .getAllByTestId('head')
    .flatMap((head) => [...head.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent ?? '')));
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Is inbound counted?' }, { name: 'Does it span regions?' }] });
});
