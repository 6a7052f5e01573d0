import { jest } from '@jest/globals';

/** The answer of /myDoc: a message for a success, a whole envelope, or nothing at all. */
export type MockAnswer = { readonly message: unknown } | { readonly envelope: unknown } | 'away';

/** Replaces /myDoc: answers by the path of a call. Unexpected calls fail as if the service were unavailable. */
export function mockCalls(answers: Readonly<Record<string, MockAnswer>>): jest.Mock<typeof fetch> {
  const answer = jest.fn<typeof fetch>(async (address) => {
    const found = answers[String(address).replace('/myDoc/', '')] ?? 'away';
    if (found === 'away') throw new TypeError('Failed to fetch');
    const body = JSON.stringify('envelope' in found ? found.envelope : { code: 2000, message: found.message });
    return { status: 200, text: async () => body } as Response;
  });
  Object.defineProperty(window, 'fetch', { configurable: true, value: answer });
  return answer;
}
