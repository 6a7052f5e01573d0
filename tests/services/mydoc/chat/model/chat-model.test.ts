import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createChatModel, type AskModel } from '#services/mydoc/chat/model/chat-model.ts';
import { startModelStandIn, type ModelBehaviour, type ModelStandIn } from './model-stand-in.ts';

let standIn: ModelStandIn;
let model: AskModel;

beforeAll(async () => {
  standIn = await startModelStandIn();
  model = createChatModel({ baseUrl: standIn.baseUrl, model: 'small', apiKey: 'key' });
});

afterAll(() => standIn.close());

const messages = [{ role: 'user', content: 'Pieces:\n[[q1]] a line' }] as const;
const ask = (timeoutMs = 300, signal = new AbortController().signal) => model(messages, { timeoutMs, signal });

describe('R-9 a service of a language model', () => {
  test('is asked as OpenAI’s is', async () => {
    standIn.behave({ kind: 'says', words: 'Hello.' });
    expect(await ask(5_000)).toBe('Hello.');
    expect(standIn.asked.at(-1)).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer key' });
  });

  test.each<readonly [string, ModelBehaviour]>([
    ['500', { kind: 'status', status: 500 }],
    ['429', { kind: 'status', status: 429 }],
    ['nothing in time', { kind: 'hangs' }],
    ['a character at a time', { kind: 'trickles' }],
    ['more than it may', { kind: 'endless' }],
    ['half of an answer', { kind: 'cuts' }],
    ['a redirect elsewhere', { kind: 'redirects' }],
    ['HTML', { kind: 'body', body: '<html>busy</html>' }],
    ['no choice', { kind: 'body', body: '{"choices":[]}' }],
    ['no words', { kind: 'body', body: '{"choices":[{"message":{"content":""}}]}' }],
    ['a number', { kind: 'body', body: '{"choices":[{"message":{"content":7}}]}' }],
    ['nothing', { kind: 'body', body: '' }],
  ])('that answers %s has no words', async (_what, behaviour) => {
    standIn.behave(behaviour);
    const begunMs = performance.now();
    await expect(ask()).rejects.toThrow();
    expect(performance.now() - begunMs).toBeLessThan(2_500);
  });

  test('that is not there has no words', async () => {
    const away = createChatModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small' });
    await expect(away(messages, { timeoutMs: 300, signal: new AbortController().signal })).rejects.toThrow();
  });

  test('is given up when the visitor ends the conversation', async () => {
    standIn.behave({ kind: 'hangs' });
    const controller = new AbortController();
    const waiting = ask(10_000, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow();
  });
});
