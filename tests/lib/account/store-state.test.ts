import { describe, expect, test } from '@jest/globals';
import { profileImageName } from '#lib/account/avatar.ts';
import { deriveStoreState, noAccountCookies, pathTypeOf, type AccountCookies } from '#lib/account/store-state.ts';

const settings = {
  siteUrl: 'https://hostfront.example/',
  cdnUrl: 'https://cdn.hostfront.example/',
  centerUrl: 'https://account.hostfront.example/ucenter',
  festivalsUrl: '/activity/festivals',
};

const member: AccountCookies = { token: '1', username: 'member', email: 'memb****@hostfront.test', phone: '13****678' };

const stateOf = (cookies: AccountCookies, over: object = {}) =>
  deriveStoreState({ settings, cookies, language: 'ja', url: '/ja/doc?x=1', ...over });

describe('R-13.4 the store state, from site settings and cookies', () => {
  test('a logged-in user has the account, masked, and a profile image', () => {
    expect(stateOf(member)).toEqual({
      userData: {
        url: '/ja/doc?x=1',
        site_url: 'https://hostfront.example',
        cdn_url: 'https://cdn.hostfront.example',
        center_url: 'https://account.hostfront.example/ucenter/',
        festivals_url: '/activity/festivals',
        userAccount: 'memb****@hostfront.test',
        username: 'member',
      },
      PATH_TYPE: '/ja',
      profileImage: profileImageName('member'),
    });
  });

  test('without the token cookie no account is shown, whatever the others say', () => {
    const state = stateOf({ ...member, token: null });
    expect([state.userData.userAccount, state.userData.username, state.profileImage]).toEqual([null, null, null]);
    expect(state).toEqual(stateOf(noAccountCookies));
  });

  test('the account shown is the e-mail, else the phone, else the masked name, else nothing', () => {
    const shown = [
      member,
      { ...member, email: null },
      { ...member, email: null, phone: null },
      { ...noAccountCookies, token: '1' as const },
    ];
    expect(shown.map((cookies) => stateOf(cookies).userData.userAccount)).toEqual([
      'memb****@hostfront.test',
      '13****678',
      'memb****',
      null,
    ]);
    expect(stateOf({ ...noAccountCookies, token: '1' }).profileImage).toBeNull();
  });

  test('without settings the addresses have their defaults', () => {
    const defaults = { site_url: '', cdn_url: '', center_url: '/ucenter/', festivals_url: '/activity/festivals' };
    expect(stateOf(member, { settings: null }).userData).toMatchObject(defaults);
    expect(stateOf(member, { settings: { siteUrl: null, cdnUrl: '', centerUrl: null, festivalsUrl: '' } }).userData).toMatchObject(
      defaults,
    );
  });

  test('without a content network pictures come from the site', () => {
    expect(stateOf(member, { settings: { ...settings, cdnUrl: null } }).userData.cdn_url).toBe('https://hostfront.example');
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'http://good.example@evil.example/',
    '/a b/',
    '/\r\nx',
    'ucenter/',
  ])('an address like %j in settings counts as absent', (address) => {
    const { userData } = stateOf(member, {
      settings: { siteUrl: address, cdnUrl: address, centerUrl: address, festivalsUrl: address },
      url: address,
    });
    expect(userData).toMatchObject({
      url: '/ja',
      site_url: '',
      cdn_url: '',
      center_url: '/ucenter/',
      festivals_url: '/activity/festivals',
    });
  });

  test('PATH_TYPE is where the language’s addresses start', () => {
    expect((['en', 'zh', 'ja'] as const).map(pathTypeOf)).toEqual(['', '/zh', '/ja']);
  });
});
