/** Bytes from numbers and from characters up to 255. */
export const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (character) => character.charCodeAt(0)) : part)));

/** The first bytes of small, valid files. */
export const sampleFiles = {
  jpg: bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]),
  png: bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89]),
  gif: bytesOf('GIF89a', [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x3b]),
  avi: bytesOf('RIFF', [0x24, 0x10, 0, 0], 'AVI LIST', [0x26, 1, 0, 0], 'hdrlavih', [0x38, 0, 0, 0]),
} as const;
