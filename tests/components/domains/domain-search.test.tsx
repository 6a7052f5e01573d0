import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { sampleSuffixes } from '#components/domains/domain-page.examples.tsx';
import { DomainSearch } from '#components/domains/domain-search.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const draw = () => renderInSite(<DomainSearch groups={sampleSuffixes} language="en" />);
const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Name without suffix' });
const search = (name: string): void => {
  fireEvent.change(field(), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Show prices' }));
};
const rows = (): string[] =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

describe('R-5.14 the search for a domain', () => {
  test('starts with the general suffixes chosen and shows a price for each', () => {
    draw();
    search('https://www.saltmarsh.com/');
    expect(rows().map((row) => row.slice(0, 14))).toEqual(['?saltmarsh.com', '?saltmarsh.net']);
    expect(rows()[0]).toContain('$11.20');
    expect(rows()[0]).toContain('then $13.60 a year');
  });

  test('never calls a name available that nobody has asked about', () => {
    draw();
    search('saltmarsh');
    expect(rows().every((row) => row.includes('Not checked'))).toBe(true);
    expect(screen.getByRole('note').textContent).toContain('Not checked is not available');
  });

  test('follows the suffixes that are ticked, and says when none is left', () => {
    draw();
    search('saltmarsh');
    fireEvent.click(screen.getByRole('checkbox', { name: '.jp' }));
    expect(rows()).toHaveLength(3);
    for (const name of ['.com', '.net', '.jp']) fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one suffix.');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test('says what is wrong beside the field, keeps what was typed and puts the focus there', () => {
    draw();
    search('salt marsh!');
    expect(screen.getByRole('alert').textContent).toContain('letters, digits and hyphens');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('salt marsh!');
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  test('takes a name from its address', () => {
    window.history.replaceState(null, '', '/product/domain?name=saltmarsh');
    draw();
    expect(rows()).toHaveLength(2);
  });
});
