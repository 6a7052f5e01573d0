import { describe, expect, test } from '@jest/globals';
import { layersOf, readPreviewState, wishedState, type PreviewState } from '#lib/preview/preview-state.ts';

const drafts: PreviewState = { layers: ['drafts'], atMs: null, fixed: false };

test('a preview whose cookie does not say what it may show, shows what is published and nothing else', () => {
  const published = { layers: [], atMs: null, fixed: true };
  for (const kept of [undefined, {}, 'drafts', { ...drafts, layers: ['a b'] }, { ...drafts, atMs: 'now' }, { ...drafts, fixed: undefined }])
    expect(readPreviewState(kept)).toEqual(published);
  expect(readPreviewState(drafts)).toEqual(drafts);
});

test('the layers of a perspective are its drafts and releases, the topmost first', () => {
  expect(layersOf('drafts')).toEqual(['drafts']);
  expect(layersOf('previewDrafts')).toEqual(['drafts']);
  expect(layersOf('published')).toEqual([]);
  expect(layersOf('rAutumn,drafts')).toEqual(['rAutumn', 'drafts']);
  expect(layersOf(['rAutumn', 'rSpring', 'published'])).toEqual(['rAutumn', 'rSpring']);
  expect([layersOf(null), layersOf(['a b']), layersOf([1]), layersOf('x;y')]).toEqual([null, null, null, null]);
  const many = Array.from({ length: 41 }, (_, place) => `r${place}`);
  expect([layersOf(many), layersOf(many.slice(1))?.length]).toEqual([null, 40]);
});

describe('a wish of an editor', () => {
  test('for another perspective leads back to now, one for an instant keeps the perspective', () => {
    const then = wishedState(drafts, { atMs: 1_000 });
    expect(then).toEqual({ layers: ['drafts'], atMs: 1_000, fixed: false });
    expect(then && wishedState(then, { perspective: ['rSpring'] })).toEqual({ layers: ['rSpring'], atMs: null, fixed: false });
    expect(then && wishedState(then, { atMs: null })).toEqual(drafts);
  });

  test('that is none changes nothing, and whoever came by a link has none', () => {
    for (const wish of [null, 'drafts', {}, { atMs: -1 }, { atMs: 9e15 }, { atMs: 0.5 }, { perspective: { layers: 1 } }])
      expect(wishedState(drafts, wish)).toBeNull();
    const fixed: PreviewState = { layers: [], atMs: 1_000, fixed: true };
    expect([wishedState(fixed, { perspective: 'drafts' }), wishedState(fixed, { atMs: null })]).toEqual([null, null]);
  });
});
