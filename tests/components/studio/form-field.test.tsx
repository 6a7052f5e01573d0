import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { FieldProps } from 'sanity';

const asked: string[] = [];
let published: object | null = null;

jest.unstable_mockModule('sanity', () => ({
  useFormValue: () => 'drafts.article-tos-en-v3',
  useEditState: (id: string) => {
    asked.push(id);
    return { published };
  },
}));

const { FormField } = await import('#studio/desk/legal/form-field.tsx');

const shown = (given: Partial<FieldProps>): string => {
  const props = { path: [given.name], renderDefault: () => <p>the field</p>, ...given } as FieldProps;
  const { container, unmount } = render(<FormField {...props} />);
  const text = container.textContent;
  unmount();
  return text;
};

test('corrections are not offered in a first draft, where there is nothing published to correct', () => {
  published = null;
  expect(shown({ name: 'errata' })).toBe('');
  expect(asked).toContain('article-tos-en-v3');
});

test('they are beside a published text, and wherever there are some already', () => {
  published = { version: 3 };
  expect(shown({ name: 'errata' })).toBe('the field');
  published = null;
  expect(shown({ name: 'errata', value: [{ text: 'A letter' }] })).toBe('the field');
});

test('every other field is as it was', () => {
  published = null;
  expect(shown({ name: 'title' })).toBe('the field');
  expect(shown({ name: 'errata', path: ['blocks', 'errata'] })).toBe('the field');
});
