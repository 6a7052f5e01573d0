import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Workspace } from 'sanity';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { translatorOf } from '#studio/words/dictionaries.ts';
import { schemaInWords } from '#studio/words/schema-in-words.ts';
import { openQueryServer, type QueryServer } from '../query-server.ts';
import { findings, openWorkspace } from '../validate.ts';

const translator = translatorOf('ja');
const say = {
  sentence: (english: string) => translator.sentence(english) ?? english,
  name: (english: string) => translator.name(english) ?? english,
};
const inJapanese = schemaInWords(schemaTypes, say);
const typeOf = (name: string) => asRecord(inJapanese.find((type) => type.name === name));
const fieldOf = (type: string, name: string) => {
  const { fields } = typeOf(type);
  return asRecord((Array.isArray(fields) ? fields : []).find((field: unknown) => asRecord(field).name === name));
};

describe('the schema in another language', () => {
  test('has titles, descriptions, groups and choices in it, and the same names and values', () => {
    expect(typeOf('banner')).toMatchObject({ name: 'banner', title: 'バナー' });
    expect(typeOf('banner').groups).toMatchObject([
      { name: 'content', title: 'コンテンツ', default: true },
      { name: 'time', title: '場所と期間' },
    ]);
    expect(fieldOf('banner', 'lead')).toMatchObject({ title: 'リード文', description: 'タイトルの下に1〜2文で書きます。' });
    expect(fieldOf('article', 'kind').options).toMatchObject({
      list: [
        { title: 'ヘルプ', value: 'help' },
        { title: '規約', value: 'legal' },
      ],
    });
    expect(fieldOf('announcement', 'kind').options).toMatchObject({
      list: [{ title: 'お知らせ', value: 'Notice' }, { value: 'Activity' }],
    });
    expect(fieldOf('region', 'flowType').options).toMatchObject({ list: ['global', 'global-jp'] });
  });

  test('keeps validations of one parameter, which Sanity runs once for the fields of numbers', () => {
    const { validation } = fieldOf('article', 'version');
    expect(typeof validation === 'function' && validation.length).toBe(1);
    expect(String(validation)).not.toContain('...');
  });

  test('leaves the schema itself in English', () => {
    expect(schemaTypes.find(({ name }) => name === 'banner')?.title).toBe('Banner');
  });

  test('says the second line of lists, and leaves content as it is written', () => {
    const { prepare } = asRecord(typeOf('redirect').preview);
    expect(typeof prepare === 'function' && prepare({ from: '/from', to: '/x', permanent: true })).toEqual({
      title: '/from',
      subtitle: '/x へ · 恒久的',
    });
  });
});

describe('messages of the real Studio', () => {
  let workspace: Workspace;
  let server: QueryServer;
  beforeAll(async () => {
    server = await openQueryServer([]);
    workspace = await openWorkspace(server.address, inJapanese);
  });
  afterAll(() => server.close());

  const messagesOf = async (document: Record<string, unknown>) =>
    (await findings(workspace, document, new Set())).map(({ path, message }) => `${path}: ${message}`);

  test('are said in the language of the page: those of a field, of our rules, of what is looked up', async () => {
    expect(await messagesOf({ _type: 'banner', title: { en: 'Sale' }, order: -1 })).toEqual(
      expect.arrayContaining([
        'title: 中国語、日本語がまだ書かれていません。',
        'order: 一覧での順番を整数で入力してください。小さい順に並びます。',
        'placement: バナーの表示場所を選んでください。',
      ]),
    );
    expect(await messagesOf({ _type: 'redirect', from: '/sale', to: '/doc/nowhere' })).toContain(
      'to: /doc/nowhere にページがありません。まだ何も公開されていません。',
    );
  });
});
