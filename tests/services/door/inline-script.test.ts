import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { beforePaint } from '#components/frame/document/before-paint.ts';
import { inlineScript } from '#services/door/inline-script.ts';

test('a script inside of pages is allowed by the hash of its text alone', () => {
  expect(inlineScript('alert(1)')).toEqual({ script: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"] });
});

test('the text that pages hold is the one that the door allows', () => {
  expect(inlineScript(beforePaint)).toEqual(inlineScript(readFileSync('public/before-paint.js', 'utf8')));
  // it would end the element
  expect(beforePaint).not.toContain('</');
});
