import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInSite } from '#tests/components/render-in-site.tsx';

jest.unstable_mockModule('#components/ui/calls/outcome-dialogs.tsx', () => {
  throw new Error('Failed to load chunk');
});

const { CallOutcomes } = await import('#components/ui/calls/call-outcomes.tsx');
const { pageOutcomes } = await import('#components/ui/calls/page-outcomes.ts');

const connect = (isOnline: boolean): void => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const comeBack = async (): Promise<void> =>
  act(async () => {
    connect(true);
    window.dispatchEvent(new Event('online'));
  });
const fail = async (): Promise<void> => act(async () => pageOutcomes.show({ kind: 'toast', text: null }));

afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of pageOutcomes.current().toasts) pageOutcomes.closeToast(id);
  for (const _dialog of pageOutcomes.current().dialogs) pageOutcomes.closeDialog();
});

test('R-10.4 offline, where the dialogs cannot be fetched either, a line says offline, and goes once the network is back', async () => {
  connect(false);
  renderInSite(<CallOutcomes />, 'zh');
  await fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('网络已断开，您填写的内容会保留。');
  await comeBack();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('R-10.4 with a network, the line says that the system is busy', async () => {
  connect(true);
  renderInSite(<CallOutcomes />, 'ja');
  await fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('システムが混み合っています');
});
