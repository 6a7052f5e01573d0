import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { languages, type Language } from '#lib/language/languages.ts';
import { cookieNames, cookieTable } from '#lib/storage/cookie-table.ts';
import { storedNames, storedTable } from '#lib/storage/stored-table.ts';
import { parseLegalFile } from '#studio/seed/legal-file.ts';

interface Row {
  readonly kind: string;
  readonly kept: string;
}

/** The tables of the section about cookies: the last two columns, by each name of the first. */
function tablesOf(language: Language): Map<string, Row>[] {
  const text = parseLegalFile(readFileSync(`studio/seed/legal/privacy/${language}.md`, 'utf8')).body(2);
  const [section = ''] = text.split(/^(?=## )/m).filter((part) => part.includes('| hf_session |'));
  const tables = section.split(/\n\n/).filter((part) => part.startsWith('|'));
  return tables.map((table) => {
    const rows = table
      .trim()
      .split('\n')
      .slice(1)
      .map((row) =>
        row
          .split('|')
          .map((cell) => cell.trim())
          .filter((cell) => cell !== ''),
      );
    return new Map(
      rows.flatMap((cells) =>
        (cells[0] ?? '').split(/[,、]\s*/).map((name): [string, Row] => [name, { kind: cells.at(-2) ?? '', kept: cells.at(-1) ?? '' }]),
      ),
    );
  });
}

const dayS = 86_400;

/** A lifetime in words. */
const lifetimes = {
  en: { [365 * dayS]: '1 year', [30 * dayS]: '30 days', browser: 'Until the browser closes', tab: /tab/, local: 'Until you delete it' },
  zh: { [365 * dayS]: '1 年', [30 * dayS]: '30 天', browser: '关闭浏览器时清除', tab: /标签页/, local: '直到您删除' },
  ja: { [365 * dayS]: '1年', [30 * dayS]: '30日', browser: 'ブラウザを閉じるまで', tab: /タブ/, local: '削除されるまで' },
} as const;

/** The category in words of what is stored without consent. */
const kinds = {
  en: { 0: 'Necessary', 1: 'Security and preferences' },
  zh: { 0: '必要', 1: '安全与偏好' },
  ja: { 0: '必須', 1: 'セキュリティと設定' },
} as const;

describe('R-13 the cookie page lists what the site keeps in a browser', () => {
  test.each(languages)('every cookie of the site, and none besides, in %s', (language) => {
    const [cookies] = tablesOf(language);
    expect([...(cookies ?? new Map()).keys()].toSorted()).toEqual(cookieNames.toSorted());
  });

  test.each(languages)('every value in local and session storage, and none besides, in %s', (language) => {
    const [, stored] = tablesOf(language);
    expect([...(stored ?? new Map()).keys()].toSorted()).toEqual(storedNames.toSorted());
  });

  test.each(languages)('how long each is kept, in %s', (language) => {
    const [cookies, stored] = tablesOf(language);
    const words: Readonly<Record<string, string | RegExp>> = lifetimes[language];
    for (const name of cookieNames) {
      const { maxAgeS } = cookieTable[name];
      const said = words[maxAgeS ?? 'browser'];
      // the account's cookies end with the session, which the service decides
      if (said !== undefined) expect([name, cookies?.get(name)?.kept]).toEqual([name, said]);
    }
    for (const name of storedNames) {
      const said = stored?.get(name)?.kept ?? '';
      if (storedTable[name].area === 'local') expect([name, said]).toEqual([name, words.local]);
      else expect(said).toMatch(lifetimes[language].tab);
    }
  });

  test.each(languages)('R-3.9 the category of each, in %s', (language) => {
    const [cookies, stored] = tablesOf(language);
    const said = [
      ...cookieNames.map((name) => [name, cookies?.get(name)?.kind]),
      ...storedNames.map((name) => [name, stored?.get(name)?.kind]),
    ];
    const due = [
      ...cookieNames.map((name) => [name, kinds[language][cookieTable[name].category]]),
      ...storedNames.map((name) => [name, kinds[language][storedTable[name].category]]),
    ];
    expect(said).toEqual(due);
  });
});
