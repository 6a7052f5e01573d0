import { describe, expect, test } from '@jest/globals';
import { lakeRefusals, lakeStatuses } from '#lib/contracts/lake-refusals.ts';
import {
  causeOf,
  conflict,
  forbidden,
  insufficientPermissions,
  invalid,
  legalRefusal,
  releaseRefusal,
  tooLarge,
  unauthorized,
  type Refusal,
} from '#services/lake/refusal.ts';
import { lockedReasons, noRightsAnyMore } from '#services/lake/releases/release-reasons.ts';
import { lakeRefusalIn, refusalWords, releaseFailureIn } from '#studio/connection/lake-refusals.ts';
import { translatorOf } from '#studio/words/dictionaries.ts';

/** The error that Sanity's client makes of an answer. */
const thrown = ({ status, body, message }: Refusal) => Object.assign(new Error(message), { statusCode: status, response: { body } });

const isWritten = { zh: /\p{Script=Han}/u, ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u } as const;

describe('what the lake refuses', () => {
  test.each(['zh', 'ja'] as const)('has words in %s for every type and status of a refusal', (language) => {
    const { name } = translatorOf(language);
    const unsaid = [...lakeRefusals, ...Object.values(lakeStatuses)].filter(
      (each) => !isWritten[language].test(name(refusalWords[each]) ?? ''),
    );
    expect(unsaid).toEqual([]);
  });

  const own = 'You changed this draft last: a legal text is published by another person';
  const frozen = 'Version 2 of this legal text is published and stays as it is: it cannot be deleted or unpublished';
  test.each<[Refusal, string, string, string]>([
    [legalRefusal('a', own, 0), own, '您是最后修改此草稿的人', '最後に変更したのはあなたです'],
    [legalRefusal('a', frozen, 0), frozen, '此条款的第 2 版已发布，不可更改：不能删除', '第2版は公開済みで、変更できません。削除'],
    [releaseRefusal('a', lockedReasons.scheduled, 0), lockedReasons.scheduled, '请先取消定时', '先に予約を解除'],
    [insufficientPermissions('update'), 'Your role may not do this.', '您的角色无权', 'あなたの役割では'],
    [
      conflict('documentRevisionIDDoesNotMatchError', 'a', 'document "a" has unexpected revision ID ("x"), expected "y"'),
      'Somebody else changed the document meanwhile.',
      '其间有他人修改了该文档',
      'その間にほかの人がドキュメントを変更しました',
    ],
    [
      conflict('documentHasExistingReferencesError', 'a', 'Document "a" cannot be deleted'),
      'Other documents refer to it.',
      '其他文档引用了它',
      '参照されています',
    ],
    [tooLarge('The body is too large: at most 4 MiB are taken here'), 'at most 4 MiB', '最多 4 MiB', '上限は4 MiB'],
    [invalid('Too deep for a program'), 'Too deep for a program', '内容库无法按现状保存', 'このままではコンテンツレイクに保存できません'],
    [unauthorized(), 'You are no longer logged in.', '您的登录已失效', 'ログインの有効期限が切れました'],
    [
      forbidden('This origin may not write with a session. Use the address of the site, or a token'),
      'This page may not do this.',
      '此页面无权',
      'このページからは操作できません',
    ],
  ])('%s is said in the language of the editor', (refusal, en, zh, ja) => {
    expect(lakeRefusalIn(translatorOf('en'), thrown(refusal))).toContain(en);
    expect(lakeRefusalIn(translatorOf('zh'), thrown(refusal))).toContain(zh);
    expect(lakeRefusalIn(translatorOf('ja'), thrown(refusal))).toContain(ja);
  });

  test.each([new Error('Network request failed'), undefined, thrown({ ...invalid('of another kind'), status: 418, body: {} })])(
    '%s is no refusal of the lake and keeps its own words',
    (error) => {
      expect(lakeRefusalIn(translatorOf('zh'), error)).toBeNull();
    },
  );
});

describe('why a release was not published when it was due', () => {
  const referred = conflict('documentHasExistingReferencesError', 'a', 'cannot be deleted', 0, { referencingIDs: ['b', 'c'] });
  const missing = conflict('documentReferenceDoesNotExistError', 'a', 'references a non-existent one', 0, { referenceID: 'b' });

  test('is stored as a sentence, its type and the documents that it is about', () => {
    expect([referred, missing, tooLarge('at most 2 MiB'), unauthorized()].map(causeOf)).toEqual([
      { message: 'cannot be deleted', type: 'documentHasExistingReferencesError', id: 'a', otherId: 'b' },
      { message: 'references a non-existent one', type: 'documentReferenceDoesNotExistError', id: 'a', otherId: 'b' },
      { message: 'at most 2 MiB', type: 'tooLargeError' },
      { message: 'Unauthorized - Session not found' },
    ]);
  });

  test.each([
    [causeOf(referred), '“b” refers to it.', '“b”引用了它', '「b」から参照されています'],
    [causeOf(missing), '“a” refers to “b”, which is not there', '“a”引用了“b”', '「a」が参照している「b」'],
    [noRightsAnyMore, noRightsAnyMore.message, '已无权发布', '権限がなくなって'],
    [causeOf(legalRefusal('a', 'Set the date from which this text is in force', 0)), 'Set the date', '请填写此条款的生效日期', '発効日'],
    [{ message: noRightsAnyMore.message }, noRightsAnyMore.message, '已无权发布', '権限がなくなって'],
    [{ message: 'Of an older lake' }, 'Of an older lake', 'Of an older lake', 'Of an older lake'],
  ])('%j is said in the language of the editor', (failure, en, zh, ja) => {
    expect(releaseFailureIn(translatorOf('en'), failure)).toContain(en);
    expect(releaseFailureIn(translatorOf('zh'), failure)).toContain(zh);
    expect(releaseFailureIn(translatorOf('ja'), failure)).toContain(ja);
  });
});
