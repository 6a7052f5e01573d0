/** Accounts of editors, and what they did. */
export const editors = {
  Editors: '編集者',
  Administrator: '管理者',
  Editor: '編集者（マーケティング）',
  Viewer: '閲覧者',
  'May do everything, and manages accounts.': 'すべての操作と、アカウントの管理ができます。',
  'Edits and publishes everything but legal texts and the site settings.': '規約とサイト設定を除くすべてを編集・公開できます。',
  'Edits and publishes legal texts and redirects.': '規約とリダイレクトを編集・公開できます。',
  'Reads everything, and changes nothing.': 'すべてを閲覧できますが、変更はできません。',
  'All sessions of {name} end at once; the new role counts from the next log-in.':
    '{name} のセッションはすべて直ちに終了し、新しい役割は次のログインから有効になります。',
  '{name} is logged out everywhere at once. The password stays.':
    '{name} はすべての端末から直ちにログアウトされます。パスワードは変わりません。',
  '{name} can no longer log in, and all sessions end at once. What this person wrote stays, with the name in its history.':
    '{name} はログインできなくなり、セッションはすべて直ちに終了します。書いた内容は残り、履歴には名前が表示されます。',
  'You get a link to choose a new password. It works once, for 24 hours; your password works until then.':
    '新しいパスワードを設定するリンクが発行されます。24時間有効で、一度だけ使えます。それまでは今のパスワードを使えます。',
  'You get a new link for {name}. The one before no longer works.': '{name} の新しいリンクが発行されます。以前のリンクは使えなくなります。',
  'The password of {name} stops working at once, and all sessions end. You get a link to a new password; it works once, for 24 hours.':
    '{name} のパスワードは直ちに使えなくなり、セッションはすべて終了します。新しいパスワードを設定するリンクが発行されます。24時間有効で、一度だけ使えます。',
  'Change the role': '役割を変更',
  'End the sessions': 'セッションを終了',
  'Remove the account': 'アカウントを削除',
  'Reset the password': 'パスワードをリセット',
  'Make a new link': '新しいリンクを発行',
  'The link for {name}': '{name} のリンク',
  'Pass it on by a way that only this person reads. Whoever opens it chooses the password. It is shown only now, and works once.':
    '本人だけが読める方法で渡してください。リンクを開いた人がパスワードを設定します。表示は今回限りで、一度だけ使えます。',
  'Works until {instant}': '{instant}まで有効',
  Copied: 'コピーしました',
  'Copy the link': 'リンクをコピー',
  Role: '役割',
  'E-mail': 'メールアドレス',
  'Not invited: {why}': '招待できませんでした：{why}',
  Invite: '招待する',
  'Nothing was changed: {why}': '変更されませんでした：{why}',
  Cancel: 'キャンセル',
  'No password: the link has expired': 'パスワード未設定：リンクの期限切れ',
  'Waits for a password; the link works until {instant}': 'パスワード設定待ち（リンクは{instant}まで有効）',
  'Last seen': '最終アクセス',
  Sessions: 'セッション数',
  Account: 'アカウント',
  you: 'あなた',
  never: 'なし',
  'The accounts could not be read: {why}': 'アカウントを読み込めませんでした：{why}',
  'Who may work here, and as what. Changes count at once: sessions end, and the next request of this person is refused or has the new role.':
    'ここで作業できる人とその役割です。変更は直ちに反映され、セッションは終了し、次の操作は拒否されるか新しい役割で扱われます。',
  'Invite somebody': '新しい人を招待',
  'You get a link to pass on. It works once, for seven days; no e-mail is sent.':
    '相手に渡すリンクが発行されます。7日間有効で、一度だけ使えます。メールは送信されません。',
  'The account cannot be changed like this.': 'このようにアカウントを変更することはできません。',
  'Somebody has to manage the accounts: make another person an administrator first':
    'アカウントを管理する人が必要です。先にほかの人を管理者にしてください',
  'There are {count} accounts: remove one first': 'アカウントが{count}件あります。先に1件削除してください',
  'This e-mail address has an account already': 'このメールアドレスのアカウントはすでにあります',
} as const;
