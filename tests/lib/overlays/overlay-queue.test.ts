import { describe, expect, test } from '@jest/globals';
import { nextOverlay, overlayOrder, type Overlay, type OverlayCircumstances } from '#lib/overlays/overlay-queue.ts';

const quiet: OverlayCircumstances = { current: null, wanted: new Set(), callDialogOpen: false, pageDialogOpen: false, occupied: false };
const next = (changes: Partial<OverlayCircumstances>): Overlay | null => nextOverlay({ ...quiet, ...changes });
const all = new Set(overlayOrder);

describe('one dialog at a time', () => {
  test('consent comes before the language, the language before the promotion, and what the visitor opened before them all', () => {
    const shown: (Overlay | null)[] = [];
    const wanted = new Set<Overlay>(all);
    for (let current = next({ wanted }); current !== null; current = next({ wanted, current })) {
      shown.push(current);
      wanted.delete(current);
    }
    expect(shown).toEqual(['cookie-settings', 'search', 'consent', 'language', 'promotion']);
  });

  test('an error or the log-in prompt hides whatever is shown, which returns afterwards', () => {
    for (const current of overlayOrder) {
      expect(next({ current, wanted: new Set([current]), callDialogOpen: true })).toBeNull();
      expect(next({ wanted: new Set([current]) })).toBe(current);
    }
  });

  test.each(['consent', 'language', 'promotion'] as const)('%s does not open over a dialog of the page', (overlay) => {
    expect(next({ wanted: new Set([overlay]), pageDialogOpen: true })).toBeNull();
  });

  test('the consent panel, which leaves the page usable, makes way for a dialog that the visitor opens beside it', () => {
    expect(next({ current: 'consent', wanted: new Set(['consent']), pageDialogOpen: true })).toBeNull();
    expect(next({ current: 'consent', wanted: new Set(['consent', 'cookie-settings']) })).toBe('cookie-settings');
  });

  test('R-3.7 R-2.4 the promotion and the language wait while the visitor types, chats or pays; consent does not', () => {
    expect(next({ wanted: new Set(['promotion']), occupied: true })).toBeNull();
    expect(next({ wanted: new Set(['language']), occupied: true })).toBeNull();
    expect(next({ wanted: new Set(['consent']), occupied: true })).toBe('consent');
    expect(next({ current: 'promotion', wanted: new Set(['promotion']), occupied: true })).toBe('promotion');
  });

  test('a language that becomes due replaces a promotion that is shown', () => {
    expect(next({ current: 'promotion', wanted: new Set(['language', 'promotion']) })).toBe('language');
  });

  test('nothing wanted, nothing shown', () => {
    expect(next({ current: 'promotion' })).toBeNull();
  });
});
