import { expect, test } from '@jest/globals';
import { locations } from '#studio/presentation/locations.ts';

test.each(['siteSettings', 'navigation', 'footerLink', 'partnerLink'])('an editor of %s is told that every page shows it', (type) => {
  expect(locations[type]).toMatchObject({ message: 'Shown on every page, in every language' });
});

test('an editor of a banner sees links to the home page in three languages, and no promise that it is shown', () => {
  expect(locations.banner).toMatchObject({
    message: 'Belongs to the home page, in every language',
    locations: [{ href: '/' }, { href: '/zh' }, { href: '/ja' }],
  });
  expect(locations.banner).not.toHaveProperty('tone');
});
