import { link, localeString, localeText, type SeedDocument } from '../seed-document.ts';
import { homeBlocks } from './home-blocks.ts';

export const homePage: SeedDocument = {
  _id: 'homePage',
  _type: 'homePage',
  headline: localeString('Servers, drawn to scale', '云服务器，所见即所得', 'サーバーを、実寸で選ぶ'),
  lead: localeText(
    'Cores, memory and disk are drawn at one scale on every plan, so you can see what you are paying for. Ready about two minutes after your payment is confirmed.',
    '每款套餐都按同一比例画出核数、内存和磁盘，钱花在哪儿一目了然。付款确认后约 2 分钟即可使用。',
    'コア・メモリ・ディスクを、すべてのプランで同じ縮尺で図示。料金の中身がひと目でわかります。お支払いの確認後、およそ2分で使えます。',
  ),
  primaryAction: link('#plans', localeString('Compare plans', '对比套餐', 'プランを比較')),
  secondaryAction: link('/product/vps-buy', localeString('Configure a server', '自选配置', '構成を組む')),
  plansHeading: localeString('Pick the drawing that fits', '看图选配置', '図で選べる料金プラン'),
  plansLead: localeText(
    'Prices per month in Los Angeles-1. Tokyo-1 has its own price list.',
    '以下为洛杉矶一区月付价格，东京一区单独定价。',
    '東京-1の月額料金です。ロサンゼルス-1は料金表が異なります。',
  ),
  blocks: homeBlocks,
  seo: {
    _type: 'seo',
    title: localeString(
      'Marlow: cloud servers in Los Angeles and Tokyo',
      'Marlow 云服务器：洛杉矶与东京',
      'Marlow：ロサンゼルスと東京のクラウドサーバー',
    ),
    description: localeText(
      'Compare cloud server plans drawn to scale, in USD, HKD or JPY. Data centres in Los Angeles and Tokyo, 99.97 percent availability, tickets answered around the clock.',
      '同比例对比云服务器套餐，支持美元、港币、日元。洛杉矶与东京机房，可用性 99.97%，工单全天受理。',
      '同じ縮尺の図でクラウドサーバーを比較。円・米ドル・香港ドルに対応し、ロサンゼルスと東京のデータセンター、稼働率99.97%、チケットは24時間受付です。',
    ),
  },
};
