/** Why nobody was logged in. */
export type LoginProblem = 'wrong' | 'tooMany' | 'busy' | 'full' | 'late';

type Word =
  | 'title'
  | 'lead'
  | 'chosen'
  | 'email'
  | 'password'
  | 'submit'
  | 'codeTitle'
  | 'codeLead'
  | 'code'
  | 'again'
  | 'wrongCode'
  | 'tooManyCodes';

/** Texts of the editors' log-in page; the lake serves it, outside the site's translations. */
export const loginWords = {
  en: {
    title: 'Sign in to Hostfront Studio',
    lead: 'For editors of this site.',
    chosen: 'Your password is saved. Sign in with it.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    codeTitle: 'Enter a code',
    codeLead: 'Six digits from your authenticator app, or one of your recovery codes. If you have lost both, ask an administrator.',
    code: 'Code',
    again: 'Start again',
    wrongCode: 'The code is not right. Codes change every 30 seconds, and each works once.',
    tooManyCodes: 'Too many wrong codes. Wait an hour, or ask an administrator.',
    late: 'That took too long. Sign in again.',
    wrong: 'E-mail or password is wrong. Check both and try again.',
    tooMany: 'Too many failed tries. Wait a few minutes and try again.',
    busy: 'Many people are signing in just now. Try again in a few seconds.',
    full: 'Nobody can sign in just now: the server’s disk is full. An administrator has to make room on it.',
  },
  zh: {
    title: '登录 Hostfront Studio',
    lead: '供本站编辑使用。',
    chosen: '密码已保存，请用新密码登录。',
    email: '邮箱',
    password: '密码',
    submit: '登录',
    codeTitle: '输入验证码',
    codeLead: '请输入身份验证器应用中的6位数字，或您的一个恢复码。若两者都已丢失，请联系管理员。',
    code: '验证码',
    again: '重新开始',
    wrongCode: '验证码不正确。验证码每30秒更换一次，且只能使用一次。',
    tooManyCodes: '验证码错误次数过多，请一小时后再试，或联系管理员。',
    late: '操作超时，请重新登录。',
    wrong: '邮箱或密码不正确，请检查后重试。',
    tooMany: '失败次数过多，请几分钟后再试。',
    busy: '当前登录人数较多，请几秒钟后再试。',
    full: '服务器磁盘已满，暂时无法登录。请联系管理员清理空间。',
  },
  ja: {
    title: 'Hostfront Studio にログイン',
    lead: 'このサイトの編集者用です。',
    chosen: 'パスワードを保存しました。新しいパスワードでログインしてください。',
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'ログイン',
    codeTitle: 'コードの入力',
    codeLead: '認証アプリの6桁の数字、またはリカバリーコードを入力してください。どちらも使えない場合は管理者にご連絡ください。',
    code: 'コード',
    again: '最初からやり直す',
    wrongCode: 'コードが正しくありません。コードは30秒ごとに変わり、それぞれ一度だけ使えます。',
    tooManyCodes: '誤ったコードが続きました。1時間お待ちいただくか、管理者にご連絡ください。',
    late: '時間切れです。もう一度ログインしてください。',
    wrong: 'メールアドレスまたはパスワードが正しくありません。ご確認のうえ、もう一度お試しください。',
    tooMany: '失敗が続いたため、しばらく待ってからもう一度お試しください。',
    busy: 'ただいまログインが集中しています。数秒後にもう一度お試しください。',
    full: 'サーバーのディスクに空きがないため、現在ログインできません。管理者にご連絡ください。',
  },
} as const satisfies Record<string, Record<Word | LoginProblem, string>>;

export type LoginLanguage = keyof typeof loginWords;

const isLoginLanguage = (tag: string): tag is LoginLanguage => Object.hasOwn(loginWords, tag);

/** The first language of an Accept-Language header, by weight, that the page exists in; else English. */
export function loginLanguage(acceptLanguage: string | undefined): LoginLanguage {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined);
      return { tag: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return wanted.map(({ tag }) => tag).find(isLoginLanguage) ?? 'en';
}
