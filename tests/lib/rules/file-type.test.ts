import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fileKinds } from '#lib/rules/file-kinds.ts';
import { checkFile, sniffFileKind } from '#lib/rules/file-type.ts';
import { bytesOf, sampleFiles } from './sample-files.ts';

describe('R-11.3 the kind of a file from its first bytes', () => {
  test.each(fileKinds)('a %s file under its own extension is accepted', (kind) => {
    expect(sniffFileKind(sampleFiles[kind])).toBe(kind);
    expect(checkFile(`holiday.${kind}`, sampleFiles[kind])).toEqual({ ok: true, kind });
    expect(checkFile(`HOLIDAY.2026.${kind.toUpperCase()}`, sampleFiles[kind])).toEqual({ ok: true, kind });
  });

  test('jpeg is another extension of jpg, GIF87a another gif', () => {
    expect(checkFile('a.jpeg', sampleFiles.jpg)).toEqual({ ok: true, kind: 'jpg' });
    expect(checkFile('a.gif', bytesOf('GIF87a', [1, 0, 1, 0, 0, 0, 0]))).toEqual({ ok: true, kind: 'gif' });
  });

  test('an empty file is empty', () => {
    expect(sniffFileKind(new Uint8Array())).toBeNull();
    expect(checkFile('a.png', new Uint8Array())).toEqual({ ok: false, reason: 'empty' });
  });

  test.each([
    ['jpg', 6],
    ['png', 33],
    ['gif', 13],
    ['avi', 24],
  ] as const)('a %s file that ends before byte %d is truncated', (kind, headerBytes) => {
    for (let length = 1; length < headerBytes; length += 1) {
      const start = sampleFiles[kind].subarray(0, length);
      expect(sniffFileKind(start)).toBeNull();
      expect(checkFile(`a.${kind}`, start)).toEqual({ ok: false, reason: 'truncated', kind });
    }
    expect(sniffFileKind(sampleFiles[kind].subarray(0, headerBytes))).toBe(kind);
  });

  test('an extension that disagrees, or none, is named with what the file is', () => {
    const disagrees = { ok: false, reason: 'wrong-extension', kind: 'png' };
    expect(checkFile('a.jpg', sampleFiles.png)).toEqual({ ...disagrees, extension: 'jpg' });
    expect(checkFile('a.png.exe', sampleFiles.png)).toEqual({ ...disagrees, extension: 'exe' });
    expect(checkFile('a.png.', sampleFiles.png)).toEqual({ ...disagrees, extension: '' });
    expect(checkFile('png', sampleFiles.png)).toEqual({ ...disagrees, extension: null });
    expect(checkFile('a.exe\0.png', sampleFiles.png)).toEqual({ ...disagrees, extension: null });
  });

  test('other files are unknown, relatives with the same container too', () => {
    const others = [
      bytesOf('RIFF', [0x24, 0x10, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      bytesOf('RIFF', [0x24, 0x10, 0, 0], 'WAVEfmt ', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      ...[bytesOf('GIF90a', [1, 0, 1, 0, 0, 0, 0]), bytesOf('<svg xmlns="…">'), bytesOf('%PDF-1.7'), bytesOf('MZ'), bytesOf(' GIF89a')],
    ];
    expect(others.map((bytes) => checkFile('a.gif', bytes))).toEqual(others.map(() => ({ ok: false, reason: 'unknown' })));
  });

  test('a picture with another language inside is a polyglot, whatever its extension', () => {
    const script = bytesOf([...sampleFiles.gif], '<ScRiPt>alert(1)</script>');
    expect(checkFile('a.gif', script)).toEqual({ ok: false, reason: 'polyglot', kind: 'gif' });
    expect(checkFile('a.html', script)).toEqual({ ok: false, reason: 'polyglot', kind: 'gif' });
  });

  test('any bytes get a verdict, and a kind only with that kind’s beginning', () => {
    const starts = fc
      .constantFrom(...fileKinds)
      .chain((kind) => fc.nat({ max: 40 }).map((length) => sampleFiles[kind].subarray(0, length)));
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 64 }), (start, rest) => {
        const bytes = Uint8Array.from([...start, ...rest]);
        const verdict = checkFile('a.png', bytes);
        expect(verdict.ok ? verdict.kind : null).toBe(verdict.ok ? sniffFileKind(bytes) : null);
        if (verdict.ok) expect(bytes.subarray(0, 8)).toEqual(sampleFiles.png.subarray(0, 8));
      }),
    );
  });
});
