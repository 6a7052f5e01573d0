import { describe, expect, test } from '@jest/globals';
import { checkTabLabel, checkTabs } from '#cms-schemas/rules/tabs.ts';

const systems = (...names: string[]) => names.map((system) => ({ system }));
const label = (text: string) => ({ system: 'other', label: text });

describe('the tabs of an article', () => {
  test.each([
    [systems('linux', 'windows')],
    [systems('linux', 'macos', 'linux-macos', 'windows').concat(label('BSD'))],
    [[label('Plesk'), label('cPanel')]],
    // each of these has its own message
    [[label(''), label('')]],
  ])('%j are fine', (tabs) => {
    expect(checkTabs(tabs)).toBe(true);
  });

  test.each([
    [undefined, /at least two/],
    [systems('linux'), /at least two/],
    [systems('linux', 'linux'), /same label/],
    [[...systems('linux'), label(' Linux ')], /same label/],
    [['a', 'b', 'c', 'd', 'e', 'f'].map(label), /5 tabs at most/],
  ])('%j are not', (tabs, message) => {
    expect(checkTabs(tabs)).toMatch(message);
  });

  test('one for no system needs a label of at most 30 characters', () => {
    const other = { parent: { system: 'other' } };
    expect(checkTabLabel(undefined, { parent: { system: 'linux' } })).toBe(true);
    expect(checkTabLabel('  ', other)).toMatch(/Write the label/);
    expect(checkTabLabel('x'.repeat(30), other)).toBe(true);
    expect(checkTabLabel('x'.repeat(31), other)).toMatch(/30 characters/);
  });
});
