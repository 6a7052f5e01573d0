import { describe, expect, test } from '@jest/globals';
import { findForeignContent } from '#lib/rules/foreign-content.ts';
import { bytesOf, sampleFiles } from './sample-files.ts';

describe('R-11.3 another language within a picture or film', () => {
  test.each(['<script', '<?php', '<html', '<!DOCTYPE', '<svg', '<iframe', '%PDF-', 'PK\u0003\u0004'])(
    '%j is found behind a header',
    (mark) => {
      expect(findForeignContent('png', bytesOf([...sampleFiles.png], 'xx', mark))).toBe(mark.toLowerCase());
      expect(findForeignContent('jpg', bytesOf([...sampleFiles.jpg], mark.toUpperCase()))).toBe(mark.toLowerCase());
    },
  );

  test('a size that opens a comment or an assignment is a script', () => {
    expect(findForeignContent('gif', bytesOf('GIF89a/*', [1, 0, 0, 0, 0], '*/=1;alert(1)'))).toBe('script');
    expect(findForeignContent('gif', bytesOf('GIF89a=1;alert(1)'))).toBe('script');
    expect(findForeignContent('jpg', bytesOf([0xff, 0xd8, 0xff, 0xe0], '/*JFIF'))).toBe('script');
  });

  test('a small picture whose width is written as an equals sign is none', () => {
    expect(findForeignContent('gif', bytesOf('GIF89a=', [0, 61, 0, 0, 0, 0]))).toBeNull();
  });

  test('sound files have nothing foreign, a picture’s own description included', () => {
    expect(findForeignContent('avi', sampleFiles.avi)).toBeNull();
    expect(findForeignContent('jpg', bytesOf([...sampleFiles.jpg], '<?xpacket begin=""?><x:xmpmeta><rdf:RDF>'))).toBeNull();
  });

  test('a long file is searched once', () => {
    const bytes = new Uint8Array(1_000_000).fill('<'.charCodeAt(0));
    bytes.set(sampleFiles.gif);
    expect(findForeignContent('gif', bytes)).toBeNull();
    bytes.set(bytesOf('<script'), 999_000);
    expect(findForeignContent('gif', bytes)).toBe('<script');
  });
});
