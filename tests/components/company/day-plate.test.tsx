import { expect, test } from '@jest/globals';
import { DayPlate, isWorked } from '#components/company/day-plate.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const hours = Array.from({ length: 24 }, (_none, hour) => hour);

test('nine to six in Los Angeles is 17 to 2 in UTC, in Tokyo 0 to 9', () => {
  expect(hours.filter((hour) => isWorked(hour, -8))).toEqual([0, 1, 17, 18, 19, 20, 21, 22, 23]);
  expect(hours.filter((hour) => isWorked(hour, 9))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('each place has nine filled cells of twenty-four', () => {
  renderInSite(<DayPlate />);
  const drawn = (look: string) => Array.from(document.querySelectorAll(`.${look}`), (path) => path.getAttribute('d')?.match(/M/g)?.length);
  expect([drawn('awake'), drawn('asleep')]).toEqual([
    [9, 9],
    [15, 15],
  ]);
});
