import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LegalList } from '#components/documents/legal-list.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const links = ['tos', 'privacy', 'sla'].map((slug) => ({ label: slug, href: `/doc/article/${slug}` }));

test('the row of legal texts begins at the text that is open, with a glimpse of those before it', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(this.hasAttribute('aria-current') ? 416 : 16, 0, 100, 40);
  });
  renderInSite(<LegalList links={links} current="/doc/article/sla" language="en" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(352);
});
