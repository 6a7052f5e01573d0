import { z } from 'zod';

/** Where answers are worded: a service with OpenAI's `/chat/completions`. */
export interface ChatModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Answers of the model in a day, all visitors together; after that the texts answer alone. */
  readonly answersADay: number;
}

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The model's words. @throws if there are none in time, or anything else than words. */
export type AskModel = (messages: readonly ChatMessage[], limits: { timeoutMs: number; signal: AbortSignal }) => Promise<string>;

const bytesAtMost = 64 * 1024;
const tokensAtMost = 700;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1) });

export function createChatModel({ baseUrl, model, apiKey }: Omit<ChatModelSettings, 'answersADay'>, ask: typeof fetch = fetch): AskModel {
  const address = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const headers = { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  return async (messages, { timeoutMs, signal }) => {
    const body = JSON.stringify({ model, messages, temperature: 0, max_tokens: tokensAtMost, stream: false });
    const until = AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]);
    const answer = await ask(address, { method: 'POST', headers, body, signal: until, redirect: 'error' });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      throw new Error(`the model's service answered ${answer.status}`);
    }
    const text = await readAtMost(answer.body, until);
    return completion.parse(JSON.parse(text)).choices[0]?.message.content ?? '';
  };
}

/** The text of an answer that may be endless, or come in drops. */
async function readAtMost(body: ReadableStream<Uint8Array>, until: AbortSignal): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    until.throwIfAborted();
    bytes += chunk.byteLength;
    if (bytes > bytesAtMost) throw new Error('the model answered too much');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
