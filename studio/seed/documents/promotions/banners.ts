import { link, localeString, localeText, reference, type SeedDocument } from '../../seed-document.ts';

type Words = ReturnType<typeof localeString>;

/** The pictures are uploaded first; a missing one is left out. */
export function banners(assetIds: Readonly<Record<string, string>>): SeedDocument[] {
  const picture = (key: string, alt: Words) => {
    const asset = assetIds[key];
    return asset ? { image: { _type: 'localeImage', asset: reference(asset), alt } } : {};
  };
  return [
    {
      _id: 'banner-two-harbours',
      _type: 'banner',
      title: localeString('Two regions, the same servers', '两个地域，同样的云服务器', '2つのリージョンに、同じサーバーを'),
      lead: localeText(
        'Put your server close to your users. Los Angeles and Tokyo offer the same series, each with its own price list.',
        '服务器离用户越近，访问越快。洛杉矶与东京规格族一致，价格按地域分别制定。',
        'サーバーは、使う人の近くに。ファミリーは共通、料金はリージョンごとに定めています。',
      ),
      ...picture(
        'two-harbours',
        localeString(
          'Two places joined by a measured line, with the same rows of cells below each',
          '一条按刻度标出的线连接两地，两地下方的方格完全相同',
          '目盛り付きの線で結ばれた2地点。それぞれの下に同じマス目が並ぶ図',
        ),
      ),
      action: link('/doc/article/payment-currency', localeString('How prices are set', '了解定价方式', '料金の決め方')),
      placement: 'home',
      order: 1,
    },
    {
      _id: 'banner-dedicated-core',
      _type: 'banner',
      title: localeString('Cores reserved for you', '核心独享，性能平稳', 'コアを専有、性能が安定'),
      lead: localeText(
        'A dedicated core is never shared. Steady performance under steady load, from one core to thirty-two.',
        '独享型不与他人共享物理核心，1 至 32 核任选，性能更稳定。',
        '専有コアは、ほかの利用者とコアの時間を分け合いません。1コアから32コアまで、安定した性能をお使いいただけます。',
      ),
      ...picture(
        'dedicated-core',
        localeString(
          'Rows of cells, one row filled from end to end',
          '成排的方格，其中一排从头到尾全部填满',
          '並んだマス目のうち、1列だけが端まで塗られている図',
        ),
      ),
      action: link('#plans', localeString('Compare plans', '对比套餐', 'プランを比較')),
      placement: 'home',
      order: 2,
    },
    {
      _id: 'banner-year-end-hours',
      _type: 'banner',
      title: localeString('Support over the year-end holidays', '岁末年初服务安排', '年末年始のサポートについて'),
      lead: localeText(
        'Tickets are answered around the clock, every day of the holidays. Live chat keeps its usual hours, 09:00 to 22:00 (UTC+8).',
        '节日期间工单照常全天受理，在线客服时间不变，仍为北京时间 09:00–22:00。',
        'チケットは休日も24時間受け付けます。有人チャットは通常どおり10:00〜23:00（日本時間）に対応します。',
      ),
      ...picture(
        'year-end-hours',
        localeString(
          'A scale of twenty-four hours, filled from end to end above a shorter bar',
          '一整天的时间刻度：上方一条全部填满，下方一条较短',
          '24時間の目盛り。上の帯は端まで、下の帯は途中まで塗られている',
        ),
      ),
      action: link('/doc/article/service-level-agreements', localeString('Read the service levels', '查看服务等级协议', 'SLAを読む')),
      placement: 'home',
      order: 3,
      startsAt: '2026-11-01T00:00:00.000Z',
      endsAt: '2027-01-05T00:00:00.000Z',
    },
  ];
}
