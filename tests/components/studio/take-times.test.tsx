import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { versionsBeside } from '#studio/desk/legal/versions-beside.ts';

type Patch = { set: (values: object) => Patch; unset: (names: readonly string[]) => Patch };
const written: unknown[] = [];
const commit = jest.fn<() => Promise<void>>();

jest.unstable_mockModule('sanity', () => ({
  useClient: () => ({
    transaction: () => ({
      patch: (id: string, change: (patch: Patch) => Patch) => {
        const patch: Patch = { set: (values) => (written.push([id, values]), patch), unset: (names) => (written.push([id, names]), patch) };
        change(patch);
      },
      commit,
    }),
  }),
}));

const { TakeTimes } = await import('#studio/desk/legal/take-times.tsx');

const english = {
  _id: 'drafts.tos-en-v3',
  language: 'en',
  version: 3,
  effectiveDate: '2027-03-01',
  effectiveTime: '09:00',
  effectiveZone: 'Asia/Tokyo',
};
const japanese = { _id: 'drafts.tos-ja-v3', language: 'ja', version: 3 };
const alike = versionsBeside([english, { ...english, ...japanese }]);

test('one press gives the other draft the day, the time and the zone, and says so when it is done', async () => {
  commit.mockResolvedValue();
  const { rerender } = render(<TakeTimes value={english} versions={versionsBeside([english, japanese])} />);
  expect(screen.getByText(/does not publish them where two people are asked for/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Use these times for Japanese' }));
  expect(await screen.findByText('Taken over: Japanese.')).toBeInTheDocument();
  const { effectiveDate, effectiveTime, effectiveZone } = english;
  expect(written).toEqual([
    ['drafts.tos-ja-v3', { effectiveDate, effectiveTime, effectiveZone }],
    ['drafts.tos-ja-v3', ['noticeException']],
  ]);
  rerender(<TakeTimes value={english} versions={alike} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Taken over: Japanese.');
});

test('a refusal is told in words, and the button stays', async () => {
  commit.mockRejectedValue(new Error('published meanwhile'));
  render(<TakeTimes value={english} versions={versionsBeside([english, japanese])} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Nothing was taken over: published meanwhile')).toBeInTheDocument();
  expect(screen.getByRole('button')).toBeEnabled();
});

test('where every language has the same times nothing is offered', () => {
  const { container } = render(<TakeTimes value={english} versions={alike} />);
  expect(container).toBeEmptyDOMElement();
});
