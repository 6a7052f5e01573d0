import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { chat } from '#lib/contracts/calls/chat-calls.ts';
import { documentsSearch, readSearchLink } from '#lib/contracts/calls/search-call.ts';
import { readForm, writeForm } from '#lib/contracts/form-body.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string): unknown => readForm(bytes(text));

describe('a form', () => {
  test('is read as browsers write it', () => {
    expect(read('a=1+2&b=%E4%BA%91&c&d=x%3Dy&')).toEqual({ ok: true, fields: { a: '1 2', b: '云', c: '', d: 'x=y' } });
    expect(read('')).toEqual({ ok: true, fields: {} });
  });

  test('R-8.2 a stray percent sign is literal', () => {
    expect(read('a=100%&b=%zz&c=%4')).toEqual({ ok: true, fields: { a: '100%', b: '%zz', c: '%4' } });
  });

  test('with a field twice, with bytes that are no UTF-8 or with too many fields is refused', () => {
    expect(read('a=1&%61=2')).toEqual({ ok: false });
    expect(read('a=%c3%28')).toEqual({ ok: false });
    expect(read('%ff=1')).toEqual({ ok: false });
    const formOf = (count: number): string => Array.from({ length: count }, (_, index) => `f${index}`).join('&');
    expect(read(formOf(64))).toHaveProperty('ok', true);
    expect(read(formOf(65))).toEqual({ ok: false });
  });

  test('any fields come back as they went', () => {
    const fields = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), { maxKeys: 20 });
    fc.assert(
      fc.property(fields, (written) => {
        const reading = readForm(bytes(writeForm(written)));
        expect(reading.ok && { ...reading.fields }).toEqual({ ...written });
      }),
    );
  });

  test('any bytes are read or refused, never a failure', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (body) => expect([true, false]).toContain(readForm(body).ok)));
  });
});

describe('typed fields', () => {
  test('go out as text and come back as they were', () => {
    const input = { page: 2, row: 8, search: '100%　云' };
    const form = writeForm(z.encode(documentsSearch.input, input));
    const reading = readForm(bytes(form));
    expect(reading.ok && documentsSearch.input.parse(reading.fields)).toEqual(input);
  });

  test('a nested value is JSON text in one field, the language by its stored name', () => {
    const uuid = '6f1f9d0e-4f0e-4b7e-9a53-0f3f8a8f5c11';
    const wire = z.encode(chat.input, { params: { api_key: 'k', question: '?', uuid }, language: 'zh' });
    expect(wire).toEqual({ params: `{"api_key":"k","question":"?","uuid":"${uuid}"}`, language: 'cn' });
  });

  test.each(['0', '-1', '1.5', '1e3', ' 1', '1\n', '+1', '0x1', '１', '', '999999999', '9'.repeat(400)])('%j is no page', (page) => {
    expect(documentsSearch.input.safeParse({ page, search: 'x', row: '8' }).success).toBe(false);
  });

  test.each(['a\ud800', '\u0000', '\u001b[0m'])('%j is no text', (search) => {
    expect(documentsSearch.input.safeParse({ search }).success).toBe(false);
  });
});

test('R-8.2 a broken linkData is null, and a link never leaves the site', () => {
  const row = { type: 'article', id: 'tos', title: 'Terms', link: '/doc/article/tos', language: 'en' };
  expect(readSearchLink(JSON.stringify(row))).toEqual(row);
  for (const link of ['//evil.example', '/\\evil', 'https://evil.example', 'javascript:1', ''])
    expect(readSearchLink(JSON.stringify({ ...row, link }))).toBeNull();
  for (const broken of ['', '{', 'null', '[]', '"x"']) expect(readSearchLink(broken)).toBeNull();
});
