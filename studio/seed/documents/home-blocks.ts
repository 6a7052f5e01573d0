import { link, localeString, localeText, reference } from '../seed-document.ts';
import { claims } from './claims.ts';
import { includedItems, questions, steps, type FigureRow } from './home-block-entries.ts';
import { menuEntry, productCards } from './navigation.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];

const block = (type: string, heading: InLanguages, lead: InLanguages | null, more: Record<string, unknown> = {}) => ({
  _type: type,
  _key: type,
  heading: localeString(...heading),
  ...(lead ? { lead: localeText(...lead) } : {}),
  ...more,
});

const figures = (rows: readonly FigureRow[]) =>
  rows.map(([figure, title, text], index) => ({
    _type: 'figureEntry',
    _key: `f${index}`,
    figure,
    title: localeString(...title),
    text: localeText(...text),
  }));

const comparePlans = link('#plans', localeString('Compare plans', '对比套餐', 'プランを比較'));
const configure = link('/product/vps-buy', localeString('Configure a server', '自选配置', '構成を組む'));
const signUp = link('/signUp', localeString('Create an account', '免费注册', '無料で登録'));

/** The sections of the home page, from top to bottom. */
export const homeBlocks = [
  block(
    'heroBlock',
    ['Servers, drawn to scale', '云服务器，所见即所得', 'サーバーを、実寸で選ぶ'],
    [
      'Cores, memory and disk are drawn at one scale on every plan, so you can see what you are paying for. Ready about two minutes after you order.',
      '每款套餐都按同一比例画出核数、内存和磁盘，钱花在哪儿一目了然。下单约 2 分钟即可使用。',
      'コア・メモリ・ディスクを、すべてのプランで同じ縮尺で図示。料金の中身がひと目でわかります。ご注文後およそ2分で使えます。',
    ],
    { primaryAction: comparePlans, secondaryAction: configure },
  ),
  block(
    'plansBlock',
    ['Pick the drawing that fits', '看图选配置', '図で選べる料金プラン'],
    [
      'Prices per month in Los Angeles-1. Tokyo-1 has its own price list.',
      '以下为洛杉矶一区月付价格，东京一区单独定价。',
      '東京-1の月額料金です。ロサンゼルス-1は料金表が異なります。',
    ],
  ),
  block(
    'productsBlock',
    ['Everything around your server', '云服务器之外，一应俱全', 'サーバーのまわりも、ひとつの場所で'],
    [
      'What is not on sale yet says so.',
      '尚未开放的产品均有标注。',
      'まだ販売していないものには、その旨を表示しています。',
    ],
    { entries: productCards.map(menuEntry) },
  ),
  block('stepsBlock', ['From plan to prompt', '三步开通', '3ステップで使い始める'], null, { steps: figures(steps) }),
  block(
    'claimsBlock',
    ['Promises, at the same honest scale', '每项承诺，同样按比例画', 'お約束も、同じ縮尺で'],
    [
      'Each line below is drawn from the figure beside it, and says when the figure was last checked.',
      '下面每条图形都由旁边的数字画成，并注明数据截至日期。',
      '図はすべて、隣の数値から描いています。数値には確認日を添えています。',
    ],
    { claims: claims.map(({ _id }) => ({ ...reference(_id), _key: _id })) },
  ),
  block(
    'regionsBlock',
    ['Two harbours, one network', '两座港口，一张网络', '2つの港を、1つのネットワークで'],
    [
      'Put the server next to the people who use it. Both regions sell the same families; each has its own price list.',
      '服务器离用户越近，访问越快。两个地域系列一致，价格按地域分别制定。',
      'サーバーは、使う人の近くに。シリーズは共通、料金はリージョンごとに定めています。',
    ],
  ),
  block('includedBlock', ['Included with every server', '每台云服务器都包含', 'すべてのサーバーに標準で'], null, { items: figures(includedItems) }),
  block(
    'questionsBlock',
    ['Questions before you order', '下单前，你可能想问', 'ご注文前のよくある質問'],
    [
      'Something else? Chat is open 09:00 to 22:00, tickets all day.',
      '还有疑问？在线客服 09:00–22:00，工单全天受理。',
      'ほかにご不明な点は、チャット（9:00〜22:00）または24時間受付のチケットへ。',
    ],
    {
      questions: questions.map(([question, answer], index) => ({
        _type: 'questionEntry',
        _key: `q${index}`,
        question: localeString(...question),
        answer: localeText(...answer),
      })),
    },
  ),
  block(
    'closingBlock',
    ['Your server could be up by the time you finish this page', '喝口水的工夫，服务器就好了', 'お茶を淹れる間に、サーバーが立ち上がる'],
    [
      'By the month or for up to five years, with a refund guarantee on regular products.',
      '月付到五年付任选，常规产品享退款保障。',
      '1か月から5年まで。通常製品は返金保証つきです。',
    ],
    { primaryAction: signUp, secondaryAction: comparePlans },
  ),
] as const;
