import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInSite } from '#tests/components/render-in-site.tsx';

let isAway = true;

jest.unstable_mockModule('#components/ui/calls/outcome-dialogs.tsx', () => {
  if (isAway) throw new Error('Failed to load chunk');
  return { OutcomeDialogs: () => <p>The dialogs</p> };
});

const { CallOutcomes } = await import('#components/ui/calls/call-outcomes.tsx');
const { pageOutcomes } = await import('#components/ui/calls/page-outcomes.ts');

test('R-10.3 a prompt raised offline is shown as soon as its code can be loaded', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInSite(<CallOutcomes />);
  await act(async () => pageOutcomes.show({ kind: 'login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. What you have entered is kept.');
  isAway = false;
  await act(async () => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.getByText('The dialogs')).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});
