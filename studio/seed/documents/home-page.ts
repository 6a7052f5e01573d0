import { link, localeString, localeText, type SeedDocument } from '../seed-document.ts';
import { homeBlocks } from './home-blocks.ts';

export const homePage: SeedDocument = {
  _id: 'homePage',
  _type: 'homePage',
  headline: localeString('Servers, drawn to scale', '云服务器，按比例看清配置', 'サーバーを、同じ縮尺で選ぶ'),
  lead: localeText(
    'Cores, memory and disk are drawn to the same scale on every plan, so you see what you pay for. Ready about two minutes after your payment is confirmed.',
    '每款套餐都按同一比例画出核数、内存和磁盘，钱花在哪儿一目了然。付款确认后约 2 分钟即可使用。',
    'コア・メモリ・ディスクを、すべてのプランで同じ縮尺で図示。料金の中身がひと目でわかります。お支払いの確認後、約2分で使えます。',
  ),
  primaryAction: link('#plans', localeString('Compare plans', '对比套餐', 'プランを比較')),
  secondaryAction: link('/product/vps-buy', localeString('Configure a server', '自选配置', '構成を選ぶ')),
  plansHeading: localeString('Choose a plan', '看图选配置', '図で選べる料金プラン'),
  plansLead: localeText(
    'Prices per month in Los Angeles-1. Tokyo-1 has its own price list.',
    '以下为洛杉矶一区月付价格，东京一区单独定价。',
    '東京-1の月額料金です。ロサンゼルス-1は料金表が異なります。',
  ),
  blocks: homeBlocks,
  seo: {
    _type: 'seo',
    title: localeString(
      'Marlow: VPS and cloud servers in Los Angeles and Tokyo',
      'Marlow 云服务器 / VPS：洛杉矶与东京',
      'Marlow：東京・ロサンゼルスのVPS・クラウドサーバー',
    ),
    description: localeText(
      'Compare VPS plans drawn to scale, in USD, HKD or JPY. Los Angeles and Tokyo, 99.97% availability, root access, tickets answered around the clock.',
      '同比例对比云服务器（VPS）套餐，支持美元、港币、日元。洛杉矶与东京机房，可用性 99.97%，付款后约 2 分钟可用，工单全天受理。',
      'VPS・クラウドサーバーのプランを同じ縮尺の図で比較。円・米ドル・香港ドルに対応し、稼働率99.97%、お支払い後約2分で利用開始、チケットは24時間受付です。',
    ),
  },
};
