import type { PasswordFault } from './account-rules.ts';
import type { LoginLanguage } from './login-words.ts';

type Word = 'title' | 'lead' | 'email' | 'password' | 'again' | 'submit' | 'expired' | 'ask' | 'signIn' | 'busy' | PasswordFault;

/** Texts of the page where an editor chooses a password. */
export const passwordWords = {
  en: {
    title: 'Choose a password',
    lead: 'At least {least} characters; a few unrelated words are easy to remember and hard to guess. The link works once.',
    email: 'E-mail',
    password: 'New password',
    again: 'New password once more',
    submit: 'Save the password',
    short: 'The password is too short: it needs at least {least} characters.',
    long: 'The password is too long: {most} characters at most.',
    different: 'The two passwords are not the same. Type both again.',
    busy: 'The server is busy just now. Try again in a few seconds.',
    expired: 'This link no longer works',
    ask: 'It was used, replaced by a newer one, or has expired. An administrator can make a new one.',
    signIn: 'Sign in',
  },
  zh: {
    title: '设置密码',
    lead: '至少 {least} 个字符；用几个互不相关的词组合，既好记又难猜。此链接只能使用一次。',
    email: '邮箱',
    password: '新密码',
    again: '再次输入新密码',
    submit: '保存密码',
    short: '密码太短，至少需要 {least} 个字符。',
    long: '密码太长，最多 {most} 个字符。',
    different: '两次输入的密码不一致，请重新输入。',
    busy: '服务器正忙，请几秒钟后再试。',
    expired: '此链接已失效',
    ask: '链接已被使用、已被新链接取代或已过期。请联系管理员重新生成。',
    signIn: '登录',
  },
  ja: {
    title: 'パスワードの設定',
    lead: '{least}文字以上にしてください。関連のない単語をいくつか並べると、覚えやすく推測されにくくなります。このリンクは一度だけ使えます。',
    email: 'メールアドレス',
    password: '新しいパスワード',
    again: '新しいパスワード（確認）',
    submit: 'パスワードを保存',
    short: 'パスワードが短すぎます。{least}文字以上にしてください。',
    long: 'パスワードが長すぎます。{most}文字以内にしてください。',
    different: '2つのパスワードが一致しません。もう一度入力してください。',
    busy: 'ただいまサーバーが混み合っています。数秒後にもう一度お試しください。',
    expired: 'このリンクは使えません',
    ask: '使用済みか、新しいリンクに置き換えられたか、期限切れです。管理者に再発行を依頼してください。',
    signIn: 'ログイン',
  },
} as const satisfies Record<LoginLanguage, Record<Word, string>>;
