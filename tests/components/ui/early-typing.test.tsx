import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, useRef, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useEarlyTyping, type TypedField } from '#components/ui/runtime/use-early-typing.ts';

const subscribe = () => () => undefined;

function Form() {
  const [written, write] = useState<Readonly<Record<string, string>>>({ name: '', text: '', subject: 'sales' });
  // another rendering at once, as in most parts of a page
  const scripting = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const element = useRef<HTMLFormElement>(null);
  const take = ({ name, value }: Pick<TypedField, 'name' | 'value'>): void => write((before) => ({ ...before, [name]: value }));
  useEarlyTyping(element, take);
  return (
    <form ref={element} data-written={JSON.stringify(written)} data-scripting={scripting}>
      <input name="name" value={written.name} onChange={(event) => take(event.target)} />
      <textarea name="text" value={written.text} onChange={(event) => take(event.target)} />
      <select name="subject" value={written.subject} onChange={(event) => take(event.target)}>
        <option value="press">Press</option>
        <option value="sales">Sales</option>
      </select>
    </form>
  );
}

let container: HTMLElement;
let root: Root;

const field = (selector: string): HTMLInputElement => {
  const found = container.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

const written = (): unknown => JSON.parse(container.querySelector('form')?.dataset.written ?? 'null');

const startScripts = async (): Promise<void> => {
  await act(async () => void (root = hydrateRoot(container, <Form />)));
  expect(container.querySelector('form')?.dataset.scripting).toBe('true');
};

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

describe('input in a form before hydration', () => {
  test('stays, in every kind of field, and is known to the page', async () => {
    field('[name=name]').value = 'Aiko';
    field('[name=text]').value = 'Which region?';
    field('[name=subject]').value = 'press';
    await startScripts();
    expect(written()).toEqual({ name: 'Aiko', text: 'Which region?', subject: 'press' });
    expect([field('[name=name]').value, field('[name=text]').value, field('[name=subject]').value]).toEqual([
      'Aiko',
      'Which region?',
      'press',
    ]);
  });

  test('is as the server made it where nobody touched it', async () => {
    await startScripts();
    expect(written()).toEqual({ name: '', text: '', subject: 'sales' });
  });

  test('keeps the place of the cursor', async () => {
    field('[name=name]').value = 'Aiko';
    field('[name=name]').focus();
    field('[name=name]').setSelectionRange(1, 2);
    await startScripts();
    expect([field('[name=name]').selectionStart, field('[name=name]').selectionEnd]).toEqual([1, 2]);
  });
});
