import { describe, expect, test } from '@jest/globals';
import { createConsentStore } from '#lib/storage/consent-store.ts';
import { writeStored } from '#lib/storage/stored-values.ts';
import { blockedAreas, fullAreas, memoryAreas } from './memory-areas.ts';

const now = () => 1_767_225_600_000;

describe('R-3.9 the visitor’s answer in a tab', () => {
  test('confirming stores version, time and each choice, and hides the question', () => {
    const areas = memoryAreas();
    const store = createConsentStore(areas, now);
    expect(store.current()).toEqual({ consent: { kind: 'unasked' }, hidden: false });
    store.confirm({ statistics: true, marketing: false });
    expect(store.current()).toEqual({ consent: { kind: 'given', atMs: now(), statistics: true, marketing: false }, hidden: true });
    expect(Object.fromEntries(areas.kept.local)).toEqual({
      cookieConfirm: '{"version":1,"at":1767225600000}',
      cookieSelect1: '1',
      cookieSelect2: '1',
      cookieSelect3: '0',
    });
  });

  test('cancelling hides the question, stores nothing, and the next load asks again', () => {
    const areas = memoryAreas();
    const store = createConsentStore(areas, now);
    store.cancel();
    expect(store.current()).toEqual({ consent: { kind: 'unasked' }, hidden: true });
    expect(areas.kept.local.size + areas.kept.session.size).toBe(0);
    expect(createConsentStore(areas, now).current().hidden).toBe(false);
  });

  test.each([
    ['blocked', blockedAreas()],
    ['full', fullAreas(memoryAreas())],
  ])('where storage is %s a confirmation hides the question and allows nothing', (_name, areas) => {
    const store = createConsentStore(areas, now);
    store.confirm({ statistics: true, marketing: true });
    expect(store.current()).toEqual({ consent: { kind: 'unasked' }, hidden: true });
  });

  test('another tab’s answer and withdrawal are noticed, and listeners are not called if nothing changed', () => {
    const areas = memoryAreas();
    const [here, there] = [createConsentStore(areas, now), createConsentStore(areas, now)];
    let told = 0;
    here.subscribe(() => void (told += 1));
    here.reread();
    expect(told).toBe(0);
    there.confirm({ statistics: true, marketing: true });
    here.reread();
    expect(here.current().consent).toMatchObject({ kind: 'given', marketing: true });
    there.confirm({ statistics: false, marketing: false });
    here.reread();
    here.reread();
    expect(here.current().consent).toMatchObject({ statistics: false, marketing: false });
    expect(told).toBe(2);
  });

  test('who has left hears nothing more, and the others do', () => {
    const store = createConsentStore(memoryAreas(), now);
    const heard: string[] = [];
    const leave = store.subscribe(() => void heard.push('left'));
    store.subscribe(() => void heard.push('stayed'));
    leave();
    store.cancel();
    expect(heard).toEqual(['stayed']);
  });

  test('a new version of the policy asks again', () => {
    const areas = memoryAreas();
    createConsentStore(areas, now).confirm({ statistics: true, marketing: true });
    writeStored(areas, 'cookieConfirm', { version: 2, at: now() });
    expect(createConsentStore(areas, now).current().consent).toEqual({ kind: 'unasked' });
  });
});
