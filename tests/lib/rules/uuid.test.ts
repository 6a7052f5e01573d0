import { isUuid } from '#lib/rules/uuid.ts';

describe('isUuid', () => {
  it('accepts ids of versions 1 to 8', () => {
    expect(isUuid('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(true);
    expect(isUuid('01890a5d-ac96-774b-bcce-b302099a8057')).toBe(true);
    expect(isUuid('0f8fad5b-d9cb-169f-8165-70867728950e')).toBe(true);
    expect(isUuid('0f8fad5b-d9cb-869f-b165-70867728950e')).toBe(true);
  });

  it.each([
    ['capitals', '0F8FAD5B-D9CB-469F-A165-70867728950E'],
    ['no hyphens', '0f8fad5bd9cb469fa16570867728950e'],
    ['version 0', '0f8fad5b-d9cb-069f-a165-70867728950e'],
    ['version 9', '0f8fad5b-d9cb-969f-a165-70867728950e'],
    ['another variant', '0f8fad5b-d9cb-469f-7165-70867728950e'],
    ['another variant, above', '0f8fad5b-d9cb-469f-c165-70867728950e'],
    ['a character more', '0f8fad5b-d9cb-469f-a165-70867728950e0'],
    ['a space before', ' 0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['a line feed after', '0f8fad5b-d9cb-469f-a165-70867728950e\n'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(isUuid(text)).toBe(false);
  });
});
