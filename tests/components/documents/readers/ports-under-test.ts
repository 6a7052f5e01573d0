import { jest } from '@jest/globals';
import type { ReaderPorts, ReaderState } from '#components/documents/readers/reader-ports.ts';

export const noReaders: ReaderState = { average: null, mine: null, collected: false };

/** Ports that succeed; a test replaces the answer that it is about. */
export const portsUnderTest = () => ({
  readState: jest.fn<ReaderPorts['readState']>().mockResolvedValue({ ok: true, message: noReaders }),
  rate: jest.fn<ReaderPorts['rate']>().mockResolvedValue({ ok: true, message: { replaced: false, average: null } }),
  collect: jest.fn<ReaderPorts['collect']>().mockImplementation(async (_article, collected) => ({ ok: true, message: { collected } })),
  readFavourites: jest.fn<ReaderPorts['readFavourites']>().mockResolvedValue({ ok: true, message: { items: [] } }),
});
