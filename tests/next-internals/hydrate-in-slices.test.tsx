/** @jest-environment jsdom */
import { useEffect } from 'react';
import { expect, jest, test } from '@jest/globals';
import { hydrateRoot } from '#next-internals/hydrate-in-slices.ts';

const parts = Array.from({ length: 12 }, (_, place) => `part ${place}`);
const partMs = 3;

test('R-1.9 a page comes to life in slices, and the browser has its turn between them', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const happened: string[] = [];
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const Part = ({ name }: { name: string }) => {
    nowMs += partMs;
    happened.push(name);
    return <p>{name}</p>;
  };
  const page = document.createElement('div');
  page.innerHTML = parts.map((name) => `<p>${name}</p>`).join('');
  const first = page.firstElementChild;
  const turn = setInterval(() => happened.push('turn'), 0);
  await new Promise<void>((alive) => {
    const Page = () => {
      useEffect(alive, []);
      return (
        <>
          {parts.map((name) => (
            <Part key={name} name={name} />
          ))}
        </>
      );
    };
    hydrateRoot(page, <Page />);
  });
  clearInterval(turn);
  const within = happened.slice(happened.indexOf('part 0'), happened.indexOf('part 11'));
  expect(within).toContain('turn');
  expect(page.firstElementChild).toBe(first);
});
