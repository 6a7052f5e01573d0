import { describe, expect, test } from '@jest/globals';
import { faultyLine } from '#lib/rules/servers/cloud-config.ts';

describe('R-5.1 the line of a #cloud-config that is not YAML', () => {
  test.each([
    '',
    'packages: [',
    '#!/bin/sh\necho "a: [b"',
    '#cloud-config',
    '#cloud-config\npackages:\n  - nginx\n',
    '#cloud-config-archive\n- type: text/cloud-config\n  content: "a: 1"',
    '#cloud-config-archive\n- [',
  ])('is none of a text that is sound, or of another form: %j', (text) => expect(faultyLine(text)).toBeNull());

  test.each([
    ['#cloud-config\npackages:\n  - nginx\n - curl', 4],
    ['\r\n\r\n#cloud-config\r\na: 1\r\na: 2', 5],
    ['\uFEFF\n#cloud-config\n\ta: 1', 3],
    ['#cloud-config\n\n# a list\n- a', 4],
    ['#cloud-config\nonly words\n\n# and nothing else', 2],
    ['\r\r#cloud-config\ra: 1\ra: 2', 5],
    ['#cloud-config\n- a\n- b\n- c', 2],
    ['#cloud-config\na: 1\n---\nb: 2', 3],
  ])('is counted as it was typed: %#', (text, line) => expect(faultyLine(text)).toBe(line));

  test('is found in a text that is nested deeper than a parser follows', () => {
    expect(faultyLine(`#cloud-config\na: ${'['.repeat(16_000)}`)).not.toBeNull();
  });
});
