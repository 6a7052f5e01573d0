import type { Language } from './languages.ts';

/** The language of an Accept-Language header, or of a browser: Chinese before Japanese, else English. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = header?.toLowerCase() ?? '';
  if (wanted.includes('zh')) return 'zh';
  return wanted.includes('ja') ? 'ja' : 'en';
}
