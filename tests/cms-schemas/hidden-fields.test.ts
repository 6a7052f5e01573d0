import { describe, expect, test } from '@jest/globals';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { activityPage } from '#cms-schemas/documents/activity-page.ts';
import { article } from '#cms-schemas/documents/article.ts';

/** Names of the groups or fields of a type that an editor sees in a document. */
function namesShown(members: readonly unknown[] | undefined, document: object): unknown[] {
  return (members ?? [])
    .map(asRecord)
    .filter(({ hidden }) => !(typeof hidden === 'function' && hidden({ document }) === true))
    .map(({ name }) => name);
}

const help = { kind: 'help', version: 1, effectiveDate: '2026-01-01' };
const legal = { ...help, kind: 'legal' };

describe('a help article', () => {
  test('has no tab for what comes into force, and its number stands with its address', () => {
    expect(namesShown(article.groups, help)).toEqual(['text', 'address']);
    expect(namesShown(article.groups, legal)).toEqual(['text', 'version', 'address']);
    expect(asRecord(article.fields.find(({ name }) => name === 'version')).group).toContain('address');
  });

  test('is not asked from when it is in force, nor what changed in its first version', () => {
    const effect = ['effectiveDate', 'effectiveTime', 'effectiveZone', 'noticeException', 'changeNote', 'errata'];
    const shown = (document: object) => namesShown(article.fields, document).filter((name) => effect.includes(String(name)));
    expect(shown(help)).toEqual([]);
    expect(shown(legal)).toEqual(effect);
  });

  test('shows what it could not be published without', () => {
    expect(namesShown(article.fields, { ...help, effectiveDate: undefined })).toContain('effectiveDate');
    expect(namesShown(article.fields, { ...help, version: 2 })).toContain('changeNote');
  });
});

test('a page of one’s own begins without a button: one is there only where somebody wrote it', () => {
  const first = asRecord(activityPage.fields.find(({ name }) => name === 'primaryAction'));
  expect([first.initialValue, first.validation]).toEqual([undefined, undefined]);
});
