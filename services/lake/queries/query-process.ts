import { Worker } from 'node:worker_threads';
import { createDocumentIndex } from '../documents/document-index.ts';
import { errorMessage } from '#services/platform/error-facts.ts';
import { matchesDocument } from './matches-document.ts';
import { createQueryEngine, parseQuery } from './query.ts';
import { isRefusal, tooExpensive, unreadableQuery } from '../refusal.ts';
import { answerCharactersAtMost } from './query-bounds.ts';
import { queryMessageSchema, type QueryMessage, type QueryReply } from './query-messages.ts';

/**
 * Evaluates editors' queries over its own copy of the documents, outside the process that serves everyone: only this process can run out of
 * time or memory, and then it is ended and replaced.
 */
const index = createDocumentIndex();
const engine = createQueryEngine(index);
/** Odd while a query is being evaluated; read by the watching thread. */
const questions = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const reply = (message: QueryReply): void => void process.send?.(message);

async function answered(message: Extract<QueryMessage, { kind: 'query' | 'match' }>): Promise<QueryReply> {
  if (message.kind === 'match') {
    const tree = parseQuery(message.query, message.params);
    return { kind: 'matched', matches: await matchesDocument(tree, message.document, message.params) };
  }
  const answer = await engine.answer(message.request);
  const characters = answer.result.length + (answer.sourceMap?.length ?? 0);
  if (characters > answerCharactersAtMost)
    throw tooExpensive(`its answer has ${characters} characters, at most ${answerCharactersAtMost} are sent`);
  return { kind: 'answer', answer };
}

async function take(message: QueryMessage): Promise<void> {
  if (message.kind === 'loaded') return reply({ kind: 'ready' });
  if (message.kind === 'documents') {
    for (const { id, document } of message.states) {
      if (document) index.put(document);
      else index.remove(id);
    }
    return engine.forget({ published: true });
  }
  Atomics.add(questions, 0, 1);
  try {
    reply(await answered(message));
  } catch (error) {
    const query = message.kind === 'query' ? message.request.query : message.query;
    const { status, message: description, body } = isRefusal(error) ? error : unreadableQuery(errorMessage(error), query);
    reply({ kind: 'refused', status, description, body });
  } finally {
    Atomics.add(questions, 0, 1);
  }
}

process.on('message', (message) => void take(queryMessageSchema.parse(message)));
// the services have exited
process.once('disconnect', () => process.exit(0));
const [parent, cpuMs, memoryMib] = process.argv.slice(2).map(Number);
new Worker(new URL('./query-watch.ts', import.meta.url), { workerData: { parent, cpuMs, memoryMib, questions: questions.buffer } }).unref();
