import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { errorCodeOf, type ErrorKey } from '#lib/contracts/error-codes.ts';
import { withoutTags } from '#lib/format/without-tags.ts';
import { fromStoredLanguage, type Language } from '#lib/language/languages.ts';
import { pageLanguageHeader } from '#lib/mydoc/page-language-header.ts';
import { refusalText } from '#services/mydoc/envelope/refusal-texts.ts';

interface RefusalAnswer {
  readonly key: ErrorKey;
  readonly values?: Record<string, string | number>;
  readonly isShow?: 0;
}

const answerOf = (status: number, body: object): Response => ({ status, text: async () => JSON.stringify(body) }) as Response;

/** `fetch` as the service answers it: a refusal in the language that the page names, but for paths with an answer of their own. */
export const refusingService =
  ({ key, values = {}, ...more }: RefusalAnswer, answers: Readonly<Record<string, unknown>> = {}): typeof fetch =>
  async (address, options) => {
    const known = Object.entries(answers).find(([path]) => String(address).endsWith(`/${path}`));
    if (known) return answerOf(200, { code: successCode, message: known[1] });
    const language = fromStoredLanguage(new Headers(options?.headers).get(pageLanguageHeader)) ?? 'en';
    const { code, status = 200 } = errorCodeOf(key);
    return answerOf(status, { code, message: { key, text: refusalText({ key, values }, language), values, ...more } });
  };

/** The words of a refusal without its links. */
export const refusalWords = (key: ErrorKey, language: Language, values: RefusalAnswer['values'] = {}): string =>
  withoutTags(refusalText({ key, values }, language));
