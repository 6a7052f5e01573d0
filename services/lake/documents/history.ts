import type { Executor } from '#services/platform/database/database.ts';
import {
  measureHistory,
  readBodyAt,
  readRevisions,
  type HistoryContent,
  type HistoryRange,
  type Moment,
  type Revision,
} from './history-table.ts';
import { tooLarge } from '../refusal.ts';

const mebibyte = 1_024 * 1_024;
const historyBytesAtMost = 64 * mebibyte;
/** Read at once, unless one transaction alone has more. */
const portionBytes = 2 * mebibyte;
const documentsBytesAtMost = 16 * mebibyte;

/**
 * The transactions of some documents as lines of JSON, read as they are taken.
 * @throws 413 before the first of them where they would be more than 64 MiB
 */
export async function historyLines(executor: Executor, range: HistoryRange, content: HistoryContent): Promise<AsyncIterable<string>> {
  const measured = await measureHistory(executor, range, content);
  const bytes = measured.reduce((sum, transaction) => sum + transaction.bytes, 0);
  if (bytes > historyBytesAtMost)
    throw tooLarge(
      `This history has more than ${historyBytesAtMost / mebibyte} MiB: ask for fewer transactions or documents, or without their mutations`,
    );
  return linesOf(executor, range, portionsOf(measured), content);
}

/**
 * Documents as they were, as JSON; those that were not there are left out.
 * @throws 413 where they are more than 16 MiB
 */
export async function documentsAt(executor: Executor, ids: readonly string[], moment: Moment): Promise<string[]> {
  const bodies: string[] = [];
  let bytes = 0;
  for (const id of ids) {
    const body = await readBodyAt(executor, id, moment);
    if (body === null) continue;
    bytes += Buffer.byteLength(body);
    if (bytes > documentsBytesAtMost)
      throw tooLarge(`These documents have more than ${documentsBytesAtMost / mebibyte} MiB: ask for fewer at once`);
    bodies.push(body);
  }
  return bodies;
}

async function* linesOf(
  executor: Executor,
  range: HistoryRange,
  portions: readonly number[][],
  content: HistoryContent,
): AsyncGenerator<string> {
  for (const sequences of portions) {
    const revisions = await readRevisions(executor, range, content, sequences);
    for (const group of Map.groupBy(revisions, ({ sequence }) => sequence).values()) yield lineOf(group, content);
  }
}

function portionsOf(measured: Awaited<ReturnType<typeof measureHistory>>): number[][] {
  const portions: number[][] = [];
  let left = 0;
  for (const { sequence, bytes } of measured) {
    left -= bytes;
    if (left < 0 || portions.length === 0) {
      portions.push([]);
      left = portionBytes - bytes;
    }
    portions.at(-1)?.push(sequence);
  }
  return portions;
}

/** Mutations and effects are JSON already and are not read. */
function lineOf(group: readonly Revision[], content: HistoryContent): string {
  const [first] = group;
  const head = {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: group.map(({ documentId }) => documentId),
  };
  const lists = group.map(({ mutations }) => mutations.slice(1, -1)).filter((items) => items !== '');
  const mutations = content.mutations ? `,"mutations":[${lists.join(',')}]` : '';
  const effects = content.effects
    ? `,"effects":{${group.map(({ documentId, effects }) => `${JSON.stringify(documentId)}:${effects}`).join(',')}}`
    : '';
  return `${JSON.stringify(head).slice(0, -1)}${mutations}${effects}}\n`;
}
