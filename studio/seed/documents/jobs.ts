import type { PayPeriod } from '../../../lib/content/queries/job-query.ts';
import type { Currency } from '../../../lib/money/currencies.ts';
import { localeBody } from '../locale-body.ts';
import { localeString, localeText, type SeedDocument } from '../seed-document.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];

interface Job {
  readonly kind: 'full-time' | 'part-time' | 'contract';
  readonly title: InLanguages;
  readonly place: InLanguages;
  readonly summary: InLanguages;
  readonly body: InLanguages;
  /** What the texts say, for search engines. */
  readonly facts: JobFacts;
  readonly closed?: true;
}

interface JobFacts {
  readonly city?: InLanguages;
  readonly country?: string;
  readonly remote?: true;
  readonly remoteZones?: string;
  readonly pay: { readonly minimum: number; readonly maximum: number; readonly currency: string; readonly period: PayPeriod };
  readonly postedOn: string;
}

const tokyo = { city: ['Tokyo', '东京', '東京'], country: 'JP' } as const;
const losAngeles = { city: ['Los Angeles', '洛杉矶', 'ロサンゼルス'], country: 'US' } as const;

const aYear = (minimum: number, maximum: number, currency: Currency): JobFacts['pay'] => ({ minimum, maximum, currency, period: 'year' });

const jobList: Readonly<Record<string, Job>> = {
  'network-engineer': {
    kind: 'full-time',
    title: ['Network engineer', '网络工程师', 'ネットワークエンジニア'],
    place: ['Tokyo, on site', '东京，现场办公', '東京（出社）'],
    facts: { ...tokyo, pay: aYear(7_200_000, 9_600_000, 'JPY'), postedOn: '2026-10-19' },
    summary: [
      'Run the Tokyo-1 network, from the racks to the internet exchange. ¥7.2 to 9.6 million a year.',
      '负责东京一区从机柜到交换中心的网络，年薪 720 万至 960 万日元。',
      '東京-1のネットワークを、ラックから相互接続まで担当します。年収720万〜960万円。',
    ],
    body: [
      `## What you’ll do
- Plan and carry out changes to switches and routes, in announced maintenance windows.
- Find out why a route is slow, and get the carrier to fix it.
- Join the on-call rota, one week in five.
## What you’ll bring
- Three years running BGP in a commercial network.
- Japanese to work with the data centre, English to work with Los Angeles.`,
      `## 工作内容
- 规划并实施交换机与路由变更，维护窗口提前向客户公告。
- 定位线路变慢的原因，并与运营商协作解决。
- 参与值班轮换，每五周轮值一周。
## 任职要求
- 三年以上对外服务网络的 BGP 运维经验。
- 日语可与机房沟通，英语可与洛杉矶团队协作。`,
      `## 仕事内容
- スイッチと経路の変更を計画し、お客さまにお知らせした時間内に実施します。
- 遅い経路の原因を突き止め、通信事業者とともに解消します。
- 5週に1週、オンコール当番を担当します。
## 求める経験
- 商用ネットワークでのBGP運用3年以上。
- データセンターとやり取りできる日本語力と、ロサンゼルスのチームと働ける英語力。`,
    ],
  },
  'site-reliability-engineer': {
    kind: 'full-time',
    title: ['Site reliability engineer', '站点可靠性工程师（SRE）', 'サイト信頼性エンジニア（SRE）'],
    place: ['Los Angeles or remote, UTC−8 ±3', '洛杉矶或远程（UTC−8 ±3）', 'ロサンゼルスまたはリモート（UTC−8 ±3）'],
    facts: { ...losAngeles, remote: true, remoteZones: 'UTC−8 ±3', pay: aYear(128_000, 164_000, 'USD'), postedOn: '2026-11-02' },
    summary: [
      'Keep our 99.97% promise: storage, hypervisors and the software that builds a server in two minutes. $128,000 to 164,000 a year.',
      '守住 99.97% 的可用性承诺：存储、虚拟化，以及两分钟开通服务器的系统，年薪 12.8 万至 16.4 万美元。',
      '稼働率99.97%を支えます。ストレージ、ハイパーバイザー、2分でサーバーを作る仕組みが対象です。年収12.8万〜16.4万米ドル。',
    ],
    body: [
      `## What you’ll do
- Own the service levels of one part of the platform, with its graphs and alerts.
- Write the tools that take a broken disk or host out of service without a ticket.
- Write up each incident so the next one is shorter.
## What you’ll bring
- Several years running Linux under load, and one programming language you write well.
- Calm under pressure at night, and the habit of asking for help.`,
      `## 工作内容
- 负责平台某一模块的服务等级、监控与告警。
- 开发工具，让故障磁盘和主机无需人工即可下线。
- 复盘每次故障，让下一次恢复得更快。
## 任职要求
- 丰富的高负载 Linux 运维经验，精通一门编程语言。
- 夜间处理故障时沉着，善于求助。`,
      `## 仕事内容
- 基盤の一部について、サービス水準、グラフ、アラートに責任を持ちます。
- 故障したディスクやホストを、人手を介さず切り離すツールを開発します。
- 障害を記録し、次の障害の復旧を早めます。
## 求める経験
- 高負荷のLinux運用の経験と、得意なプログラミング言語が1つ。
- 夜間でも落ち着いて対応し、助けを求められること。`,
    ],
  },
  'support-engineer-nights': {
    kind: 'part-time',
    title: ['Support engineer, nights', '夜班技术支持工程师', 'サポートエンジニア（夜間）'],
    place: ['Remote, UTC+8', '远程（UTC+8）', 'リモート（UTC+8）'],
    facts: { remote: true, remoteZones: 'UTC+8', pay: aYear(46_000, 58_000, 'USD'), postedOn: '2026-11-09' },
    summary: [
      'Answer tickets between 22:00 and 06:00, in Chinese and English, four nights a week. $46,000 to 58,000 a year.',
      '每周四个夜班（22:00–06:00），用中文和英文处理工单，年薪 4.6 万至 5.8 万美元。',
      '週4日、22:00〜6:00に中国語と英語でチケットに対応します。年収4.6万〜5.8万米ドル。',
    ],
    body: [
      `## What you’ll do
- Read the ticket twice, then answer it once.
- Log in with the customer’s consent, find the fault, and say what it was.
- Hand over to the day shift with notes that need no call.
## What you’ll bring
- A year of server support, and patience with people worried about their data.`,
      `## 工作内容
- 读懂工单，一次答清。
- 经客户同意后登录排查，并说明原因。
- 写清交接记录，白班无需再问。
## 任职要求
- 一年以上服务器技术支持经验，对担心数据的客户有耐心。`,
      `## 仕事内容
- チケットをよく読み、一度で答えます。
- お客さまの同意を得てログインし、原因を調べて説明します。
- 読めばわかる引き継ぎを残します。
## 求める経験
- サーバーのサポート経験1年以上。データを心配するお客さまに寄り添えること。`,
    ],
  },
  'technical-writer-japanese': {
    kind: 'contract',
    title: ['Technical writer, Japanese', '日语技术文档工程师', 'テクニカルライター（日本語）'],
    place: ['Tokyo or remote', '东京或远程', '東京またはリモート'],
    facts: { ...tokyo, remote: true, pay: aYear(5_400_000, 7_000_000, 'JPY'), postedOn: '2026-11-16' },
    summary: [
      'Write our documentation in Japanese first-hand instead of translating it. ¥5.4 to 7.0 million a year.',
      '直接以日语撰写文档，而非翻译，年薪 540 万至 700 万日元。',
      '翻訳ではなく、日本語で一から文書を書きます。年収540万〜700万円。',
    ],
    body: [
      `## What you’ll do
- Try every command on a server before it goes into a text.
- Keep terms consistent across the documentation and the site.
- Review what customers searched for and did not find.
## What you’ll bring
- Native Japanese, and writing samples.`,
      `## 工作内容
- 写进文档的每条命令都先在服务器上验证。
- 统一文档与网站的术语。
- 关注用户搜索却没有找到的内容。
## 任职要求
- 日语母语，并提供可供阅读的作品。`,
      `## 仕事内容
- 文書に載せるコマンドは、すべてサーバーで試します。
- 文書とサイトの用語をそろえます。
- お客さまが検索して見つからなかった言葉に目を通します。
## 求める経験
- 日本語が母語であること。これまでに書いた文章を拝見します。`,
    ],
  },
  'finance-assistant': {
    kind: 'full-time',
    title: ['Finance assistant', '财务助理', '経理アシスタント'],
    place: ['Los Angeles, on site', '洛杉矶，现场办公', 'ロサンゼルス（出社）'],
    facts: { ...losAngeles, pay: aYear(52_000, 61_000, 'USD'), postedOn: '2026-09-07' },
    summary: [
      'Keep payments, refunds and the books in three currencies in order. $52,000 to 61,000 a year.',
      '管理三种货币的收款与退款，年薪 5.2 万至 6.1 万美元。',
      '3つの通貨の入金と返金を管理します。年収5.2万〜6.1万米ドル。',
    ],
    body: [
      `## What you’ll do
- Match payments from PayPal, Stripe and Alipay with orders, every day.
- Refund to the original payment method.`,
      `## 工作内容
- 每日核对 PayPal、Stripe、支付宝付款与订单。
- 按原支付方式办理退款。`,
      `## 仕事内容
- PayPal、Stripe、Alipayの入金を毎日注文と照合します。
- お支払いと同じ方法で返金します。`,
    ],
    closed: true,
  },
};

export const jobs: readonly SeedDocument[] = Object.entries(jobList).map(
  (
    [
      slug,
      {
        facts: { city, ...facts },
        ...job
      },
    ],
    index,
  ) => ({
    _id: `job-${slug}`,
    _type: 'job',
    slug: { _type: 'slug', current: slug },
    title: localeString(...job.title),
    place: localeString(...job.place),
    kind: job.kind,
    summary: localeText(...job.summary),
    body: localeBody(...job.body),
    ...facts,
    ...(city ? { city: localeString(...city) } : {}),
    open: job.closed !== true,
    order: index + 1,
  }),
);
