import { link, localeString, localeText, reference } from '../seed-document.ts';
import { claims } from './promotions/claims.ts';
import { customers, includedItems, questions, steps, type FigureRow } from './home-block-entries.ts';
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
const signUp = link('/signUp', localeString('Create an account', '免费注册', '無料で登録'));

/** The sections of the home page, from top to bottom; the opening and the plans use the page's own texts. */
export const homeBlocks = [
  { _type: 'heroBlock', _key: 'heroBlock' },
  { _type: 'plansBlock', _key: 'plansBlock' },
  block(
    'productsBlock',
    ['Everything around your server', '云服务器之外，一应俱全', 'サーバー以外のサービスも、まとめて'],
    ['Products not yet on sale are marked.', '尚未开放的产品均有标注。', 'まだ販売していないものには、その旨を表示しています。'],
    { entries: productCards.map(menuEntry) },
  ),
  block('stepsBlock', ['Online in three steps', '三步开通', '3ステップで使い始める'], null, { steps: figures(steps) }),
  block(
    'claimsBlock',
    ['Our commitments, to scale', '服务承诺，用图说话', 'サービスの約束を、図と数字で'],
    [
      'Each drawing is made from the figure beside it, with the date it was last checked.',
      '下面每条图形都由旁边的数字画成，并注明数据截至日期。',
      '図はすべて、隣の数値から描いています。数値には確認日を添えています。',
    ],
    { claims: claims.map(({ _id }) => ({ ...reference(_id), _key: _id })) },
  ),
  block(
    'regionsBlock',
    ['Close to your users', '离您的用户更近', '使う人の、すぐ近くに'],
    [
      'Los Angeles-1 and Tokyo-1 offer the same families, each with its own price list.',
      '洛杉矶一区与东京一区规格族一致，价格分别制定。先测延迟，再选地域。',
      'ロサンゼルス-1と東京-1は、同じファミリーをそれぞれの料金表で販売しています。まずは遅延を測ってお選びください。',
    ],
  ),
  block('includedBlock', ['Included with every server', '每台云服务器都包含', 'すべてのサーバーに標準で'], null, {
    items: figures(includedItems),
  }),
  block(
    'customersBlock',
    ['What people build here', '大家都用它做什么', 'どんな用途で使われているか'],
    [
      'Six common uses, each with a set-up guide.',
      '六种常见用途，每种都附操作教程。',
      'よくある6つの用途と、それぞれの手順をまとめました。',
    ],
    {
      customers: customers.map(([title, text, href, label], index) => ({
        _type: 'customerEntry',
        _key: `c${index}`,
        title: localeString(...title),
        text: localeText(...text),
        action: link(href, localeString(...label)),
      })),
    },
  ),
  block(
    'questionsBlock',
    ['Questions before you order', '下单前，您可能想问', 'ご注文前のよくある質問'],
    [
      'Something else? Live chat is open 09:00 to 22:00 (UTC+8), tickets 24/7.',
      '还有疑问？在线客服为北京时间 09:00–22:00，工单全天受理。',
      'ほかにご不明な点は、有人チャット（日本時間10:00〜23:00）または24時間受付のチケットへ。',
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
    ['Your server can be ready in about two minutes', '约 2 分钟，服务器即可就绪', '約2分で、サーバーが使えます'],
    [
      'By the month or for up to five years, with a refund guarantee on regular products.',
      '月付到五年付任选，常规产品享退款保障。',
      '1か月から5年まで。通常製品は返金保証付きです。',
    ],
    { primaryAction: signUp, secondaryAction: comparePlans },
  ),
] as const;
