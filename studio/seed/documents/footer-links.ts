import { localeString, type SeedDocument } from '../seed-document.ts';

const footerLink = (key: string, order: number, href: string, name: readonly [string, string, string]): SeedDocument => ({
  _id: `footer-link-${key}`,
  _type: 'footerLink',
  name: localeString(...name),
  href,
  order,
});

export const footerLinks: readonly SeedDocument[] = [
  footerLink('tos', 1, '/doc/article/tos', ['Terms of service', '服务条款', '利用規約']),
  footerLink('privacy', 2, '/doc/article/privacy', ['Privacy', '隐私政策', 'プライバシーポリシー']),
  footerLink('sla', 3, '/doc/article/service-level-agreements', ['Service levels', '服务等级协议', 'SLA']),
  footerLink('refund', 4, '/doc/article/refund', ['Refunds', '退款规则', '返金ポリシー']),
  footerLink('abuse', 5, '/doc/article/abuse', ['Report abuse', '举报滥用', '不正利用の通報']),
  footerLink('contact', 6, '/contact', ['Contact', '联系我们', 'お問い合わせ']),
];

const partner = (key: string, order: number, name: string): SeedDocument => ({
  _id: `partner-link-${key}`,
  _type: 'partnerLink',
  name,
  href: `https://${key}.example/`,
  order,
});

/** Neighbouring companies, as fictional as the provider itself. */
export const partnerLinks: readonly SeedDocument[] = [
  partner('tidewater', 1, 'Tidewater Exchange'),
  partner('keelworks', 2, 'Keelworks Hosting Panel'),
  partner('lanternmail', 3, 'Lantern Mail'),
  partner('shiomi', 4, '潮見システム'),
];
