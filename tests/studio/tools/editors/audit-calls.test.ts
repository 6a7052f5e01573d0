import { describe, expect, test } from '@jest/globals';
import { auditQuery, everything } from '#studio/tools/editors/audit-calls.ts';

describe('what the audit log is asked for', () => {
  test('is nothing in particular while nothing is chosen', () => {
    expect(auditQuery(everything)).toEqual({});
  });

  test('are whole days of UTC: the last one is included', () => {
    expect(auditQuery({ ...everything, from: '2026-02-28', until: '2026-02-28' })).toEqual({
      from: '2026-02-28T00:00:00Z',
      until: '2026-03-01T00:00:00.000Z',
    });
  });

  test('is all that was chosen, without blanks around an id', () => {
    expect(auditQuery({ ...everything, person: 'editor-a', kind: 'publish', document: ' banner-a ' })).toEqual({
      person: 'editor-a',
      kind: 'publish',
      document: 'banner-a',
    });
  });
});
