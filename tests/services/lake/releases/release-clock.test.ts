import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inMs, muchLater, openReleases, pause, until, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');

describe('a scheduled release', () => {
  test('goes live at its instant, with nobody there', async () => {
    const { name, changed, added, removed } = await under.filledRelease();
    const publishAt = inMs(4_000);
    await editor().releases.schedule({ releaseId: name, publishAt });
    expect(await under.release(name)).toMatchObject({ state: 'scheduled', publishAt });
    const published = await until(
      () => under.release(name),
      (document) => document?.state === 'published',
    );
    expect(Date.parse(String(published?.publishedAt))).toBeGreaterThanOrEqual(Date.parse(publishAt));
    expect((await Promise.all([changed, added, removed].map(under.stored))).map((document) => document?.title)).toEqual([
      'after',
      'new',
      undefined,
    ]);
  });

  test('of an instant that is past is published at once', async () => {
    const { name, changed } = await under.filledRelease();
    await editor().releases.schedule({ releaseId: name, publishAt: inMs(-60_000) });
    expect([(await under.release(name))?.state, (await under.stored(changed))?.title]).toEqual(['published', 'after']);
  });

  test('moves to another instant, and stays when it is unscheduled', async () => {
    const { name, changed } = await under.filledRelease();
    await editor().releases.schedule({ releaseId: name, publishAt: inMs(2_000) });
    const later = muchLater();
    await editor().releases.schedule({ releaseId: name, publishAt: later });
    await pause(2_200);
    expect(await under.release(name)).toMatchObject({ state: 'scheduled', publishAt: later });
    await editor().releases.unschedule({ releaseId: name });
    expect([await under.release(name), await under.stored(changed)]).toMatchObject([{ state: 'active' }, { title: 'before' }]);
    expect(await under.release(name)).not.toHaveProperty('publishAt');
  });

  test('that cannot be published is active again and says why', async () => {
    const { name, changed, added } = await under.filledRelease();
    const page = { _type: 'reference', _ref: `target-${name}`, _weak: true, _strengthenOnPublish: { type: 'banner' } };
    await editor().create({ _id: `target-${name}`, _type: 'banner' });
    await editor().patch(`versions.${name}.${added}`, { set: { page } }).commit();
    await editor().releases.schedule({ releaseId: name, publishAt: inMs(2_000) });
    await editor().delete(`target-${name}`);
    const failed = await until(
      () => under.release(name),
      (document) => document?.state === 'active',
    );
    expect(failed).toMatchObject({
      error: {
        message: expect.stringContaining(`references non-existent document "target-${name}"`),
        ...{ type: 'documentReferenceDoesNotExistError', id: added, otherId: `target-${name}` },
      },
    });
    expect((await under.stored(changed))?.title).toBe('before');
  });

  test('is published once by whichever process owns the lake when it is due', async () => {
    const { name, changed } = await under.filledRelease();
    await editor().releases.schedule({ releaseId: name, publishAt: inMs(300) });
    await under.restart(400);
    await until(
      () => under.release(name),
      (document) => document?.state === 'published',
    );
    expect((await under.stored(changed))?.title).toBe('after');
  });
});
