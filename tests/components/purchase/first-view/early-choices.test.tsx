import { readFileSync } from 'node:fs';
import { useEffect, useState } from 'react';
import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { takeEarlyChoices } from '#components/purchase/first-view/early-choices.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

// marks buttons that are pressed early
window.eval(readFileSync('public/purchase-view.js', 'utf8'));

/** The form as the server rendered it. */
function serverForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="radio" name="size" value="small" checked><input type="radio" name="size" value="large">
    <input type="checkbox">
    <input type="text" value="20">
    <select><option value="web" selected>Web</option><option value="closed">Closed</option></select>
    <button type="button">Next</button>`;
  form.dataset.firstView = '';
  document.body.replaceChildren(form);
  return form;
}

function Live({ onState }: { onState: (state: object) => void }) {
  const [state, setState] = useState({ size: 'small', shared: false, disk: '20', left: false, group: 'web', asked: 0 });
  useEffect(() => onState(state), [onState, state]);
  const set = (change: Partial<typeof state>): void => {
    setState((now) => ({ ...now, ...change }));
  };
  return (
    <form>
      {['small', 'large'].map((size) => (
        <input key={size} type="radio" name="size" value={size} checked={state.size === size} onChange={() => set({ size })} />
      ))}
      <input type="checkbox" checked={state.shared} onChange={() => set({ shared: !state.shared })} />
      <input type="text" value={state.disk} onChange={({ target }) => set({ disk: target.value })} onBlur={() => set({ left: true })} />
      <select value={state.group} onChange={({ target }) => set({ group: target.value })}>
        <option value="web">Web</option>
        <option value="closed">Closed</option>
      </select>
      <button type="button" onClick={() => setState((now) => ({ ...now, asked: now.asked + 1 }))}>
        Next
      </button>
    </form>
  );
}

const controlOf = (form: HTMLFormElement, place: number): HTMLInputElement => form.elements[place] as HTMLInputElement;

async function repeatIn(repeat: ReturnType<typeof takeEarlyChoices>): Promise<{ states: object[]; form: HTMLFormElement }> {
  const states: object[] = [];
  const note = (state: object): void => void states.push(state);
  const { container } = renderInSite(<Live onState={note} />);
  const form = container.querySelector('form');
  if (!form) throw new Error('there is no form');
  await act(() => repeat(form));
  return { states, form };
}

test('what was chosen, ticked, typed and pressed in the server’s HTML is so in the live form', async () => {
  const form = serverForm();
  controlOf(form, 1).click();
  controlOf(form, 2).click();
  controlOf(form, 3).value = '80';
  controlOf(form, 4).value = 'closed';
  controlOf(form, 5).focus();
  controlOf(form, 5).click();
  const { states, form: live } = await repeatIn(takeEarlyChoices(form));
  expect(states.at(-1)).toEqual({ size: 'large', shared: true, disk: '80', left: true, group: 'closed', asked: 1 });
  expect(live.elements[5]).toBe(document.activeElement);
});

test('a form that nobody touched changes nothing and takes no focus', async () => {
  const { states } = await repeatIn(takeEarlyChoices(serverForm()));
  expect(states).toHaveLength(1);
  expect(document.activeElement).toBe(document.body);
});

test('a choice that the live form does not have is left out, the others are made', async () => {
  const form = serverForm();
  form.insertAdjacentHTML('beforeend', '<input type="radio" name="size" value="huge"><button type="button">Gone</button>');
  controlOf(form, 2).click();
  controlOf(form, 6).click();
  controlOf(form, 7).click();
  const { states } = await repeatIn(takeEarlyChoices(form));
  expect(states.at(-1)).toEqual({ size: 'small', shared: true, disk: '20', left: false, group: 'web', asked: 0 });
});
