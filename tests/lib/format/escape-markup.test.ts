import { expect, test } from '@jest/globals';
import { escapeMarkup } from '#lib/format/escape-markup.ts';

test('no character of a text ends or begins anything in markup', () => {
  expect(escapeMarkup(`a & <b> "c" 'd' \`e\``)).toBe('a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39; &#96;e&#96;');
});
