import type { Language } from '#lib/language/languages.ts';
import { everydayChinese } from './everyday-chinese.ts';

/** How people say things in a chat, and how texts say them: what is found is looked for under the other words as well. */
const everyday: Readonly<Record<Language, readonly (readonly [said: RegExp, written: string])[]>> = {
  en: [
    [/money back|get (?:my|the|our) money|reimburse\w*|return my (?:order|server|purchase)/u, 'refund'],
    [/chang\w* my mind|don'?t want (?:it|the server) any ?more|do not want it/u, 'refund'],
    [/forg[eo]t\w* (?:my |the )?password|lost (?:my |the )?password|locked out/u, 'reset password console'],
    [
      /\b(?:delete|deleted|erased|removed|lost)\b.{0,30}\b(?:accident|mistake|wrong|back)\b|undelete|get .{0,20}files back/u,
      'restore snapshot backup',
    ],
    [/\b(?:hacked|hackers?|break in|broke into|brute.?force|compromised|infected)\b/u, 'security attack key login'],
    [/\b(?:slow|laggy|lag|ping)\b/u, 'latency speed'],
    [
      /\b(?:site|server|service|machine|instance) (?:is|was|goes|went|being) (?:down|offline|unavailable)\b|outage|downtime|uptime/u,
      'availability',
    ],
    [/\b(?:mail|e-?mails?)\b.{0,30}\b(?:rejected|bounc\w*|spam folder|blocked|refused)\b/u, 'rDNS PTR mail servers'],
    [/\b(?:recommend|refer|bring|invite)\w*\b.{0,20}\b(?:friends?|customers?|you|people)\b|earn money/u, 'affiliate commission referral'],
    [/\bbigger (?:server|plan|size|model)\b|more (?:ram|cores|memory|power)|scale up|upgrade\b/u, 'change size model series console'],
    [/\bmore (?:disk|space|storage)|disk (?:is )?full|run(?:ning)? out of space/u, 'enlarge grow disk'],
    [/\b(?:two|several|more) (?:servers?|machines?)\b.{0,40}\b(?:talk|connect|each other|private\w*)\b/u, 'private network VPC'],
    [/\b(?:close|delete|remove) (?:my|the|an) account\b/u, 'delete account data'],
    [/\bforg[eo]t\w* to (?:pay|renew)|not renew\w*|expires?\b|stop paying/u, 'renewal end period released'],
    [/\bcredit card|visa|mastercard|paypal|alipay|pay with\b/u, 'methods of payment'],
    [/\binvoice|receipt\b|vat\b|tax\b/u, 'invoices taxes'],
    [/\bbot|mining|mine (?:crypto|bitcoin|coins?)|torrent|vpn|porn|adult\b/u, 'acceptable use allowed'],
    [
      /\bhow (?:long|fast|soon|quick\w*)\b.{0,30}\b(?:ready|deliver\w*|set ?up|start\w*|provision\w*|wait)\b/u,
      'ready minutes after the order',
    ],
    [/\bssh|log ?in|sign in|connect to (?:my|the) (?:server|vps)\b/u, 'log in SSH first time'],
    [/\bgdpr|personal data|my data|privacy\b/u, 'personal data'],
    [/\btest (?:ip|file|server|address)|speed ?test|looking ?glass\b/u, 'looking glass test address'],
    [/\bown (?:iso|image|os|operating system)|custom (?:iso|image)|install .{0,20}from iso\b/u, 'ISO file upload'],
  ],
  zh: everydayChinese,
  ja: [
    [/お金.{0,6}(?:戻|返)|払い戻し|払戻|いらなくなった|やめたい|気が変わ/u, '返金'],
    [/パスワード.{0,6}(?:忘|無くし|なくし|わからな)|ログインできない/u, 'パスワード 再設定 コンソール'],
    [/(?:間違|誤).{0,6}(?:消|削除)|元に戻|取り戻|復旧/u, '復元 スナップショット バックアップ'],
    [/乗っ取|ハッキング|不正アクセス|侵入|ウイルス/u, '攻撃 鍵 ログイン 安全'],
    [/遅い|重い|もたつく|ラグ/u, '遅延 速度'],
    [/落ち(?:た|て|る)|止まっ|つながらな|繋がらな|ダウン|障害/u, '稼働率 障害'],
    [/補償|賠償|お詫び/u, 'クレジット 申請 稼働率'],
    [/メール.{0,10}(?:届かな|拒否|弾かれ|迷惑メール|戻って)/u, '逆引き PTR メールサーバー'],
    [/紹介.{0,8}(?:報酬|謝礼|もらえ|お金)|友達.{0,4}紹介|稼/u, 'アフィリエイト 報酬'],
    [/スペック.{0,4}(?:上げ|変え|アップ)|アップグレード|プラン変更|メモリを増|増設/u, 'モデル 変更 同じシリーズ 再起動'],
    [/容量.{0,4}(?:足り|増|不足)|ディスク.{0,6}(?:いっぱい|足り|増や|大きく)/u, 'ディスク 拡張'],
    [/(?:2台|複数|サーバー同士).{0,12}(?:つな|繋|通信)|内部ネットワーク/u, 'VPC プライベートネットワーク'],
    [/退会|アカウント.{0,4}(?:削除|消)/u, 'アカウント 削除 データ'],
    [/更新.{0,4}忘|期限.{0,4}切れ|払い忘れ|支払わない/u, '更新 期間 終了 解放'],
    [/クレジットカード|カード払い|paypal|コンビニ|銀行振込|決済|支払い?方法/u, 'お支払い方法'],
    [/領収書|請求書|消費税|税/u, '請求書 税'],
    [/マイニング|採掘|クローラ|トレント|アダルト|vpn/u, '利用規定 禁止'],
    [/(?:どのくらい|どれくらい|何分|いつ).{0,12}(?:使え|届|開通|利用開始|始め)/u, 'ご注文から およそ 分 お使いいただけます'],
    [/ssh|ログイン(?:方法|の仕方|するには)|初めて.{0,6}(?:接続|ログイン)/u, 'SSH 接続 最初'],
    [/個人情報|プライバシー/u, '個人データ'],
    [/速度.{0,4}(?:測|テスト)|テスト用|ping/u, 'Looking Glass テスト'],
    [/自分の(?:os|イメージ)|カスタムイメージ|iso/u, 'ISO ファイル'],
    [/使い切|超過|オーバー|上限.{0,4}超/u, '転送量 使い切'],
    [/人数.{0,6}(?:足り|集ま)|成立しな/u, '共同購入 不成立 返金'],
  ],
};

/** Something said in everyday words, folded, and the words that texts have for it. */
export interface SaidOtherwise {
  readonly said: string;
  readonly written: readonly string[];
}

/** What a question says in everyday words. `forms`: as patterns look at it. */
export const everydayWords = (forms: readonly string[], language: Language): readonly SaidOtherwise[] =>
  everyday[language].flatMap(([pattern, words]) => {
    const match = forms.map((form) => pattern.exec(form)).find((found) => found !== null);
    return match ? [{ said: match[0], written: words.split(' ') }] : [];
  });
