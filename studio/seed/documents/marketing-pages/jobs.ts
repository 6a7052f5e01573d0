import { marketingPage, questionsBlock, stepsBlock, textBlock } from '../../marketing-page.ts';

export const jobsPage = marketingPage(
  'jobs',
  {
    heading: ['Jobs', '加入我们', '採用情報'],
    lead: [
      'Small teams in Los Angeles and Tokyo, and people working remotely. Every opening states its location, work and pay range.',
      '洛杉矶和东京各有小团队，也有同事远程办公。每个职位都写明地点、工作内容和薪资范围。',
      'ロサンゼルスと東京の小さなチームと、リモートで働くメンバーがいます。どの募集にも、勤務地、仕事内容、給与の範囲を記載しています。',
    ],
    primaryAction: ['#openings', ['See the openings', '查看职位', '募集中の職種を見る']],
  },
  [
    stepsBlock(
      ['How we hire', '招聘流程', '選考の流れ'],
      [
        [
          '1',
          ['Your application', '一封求职信', '応募書類'],
          [
            'One page: what you have done, what you want to do, and when you can start. No photo or date of birth needed.',
            '用一页纸写下您做过什么、想做什么、何时可以入职。不需要照片和出生日期。',
            'これまでの仕事、これからしたい仕事、入社できる時期を1枚にまとめてください。写真や生年月日は要りません。',
          ],
        ],
        [
          '2',
          ['A call', '一次通话', '電話での面談'],
          [
            '45 minutes with two people from your future team. Your questions count as much as ours.',
            '与未来团队的两位同事聊 45 分钟，您问我们，我们也问您。',
            '一緒に働くチームの2人と、45分お話しします。私たちがお尋ねするのと同じだけ、ご質問ください。',
          ],
        ],
        [
          '3',
          ['A work sample, then our answer', '一份样题，然后答复', '課題、そして結果'],
          [
            'Two paid hours on a real problem. Within five working days you hear yes or no, and why.',
            '两小时有偿解决一个真实问题，五个工作日内给出答复并说明理由。',
            '実際の問題に、有償で2時間取り組んでいただきます。5営業日以内に、結果と理由をお伝えします。',
          ],
        ],
      ],
    ),
    textBlock(
      ['How we work', '我们怎么工作', '働き方'],
      [
        `We write more than we talk: decisions, incidents and handovers are where everyone can read them, because half the company sleeps while the other half works.
- If you were on call, you take the next morning off.
- Pay depends on the work and the location; we stick to the range in the opening.
- Chinese and Japanese documents are written by native speakers, and count as much as code.`,
        `我们写得比说得多：决定、故障复盘和交接都写成文字，人人可查，因为一半同事工作时，另一半正在睡觉。
- 夜间值班之后，第二天上午不用到岗。
- 薪资由工作内容和所在地决定，职位里写的范围就是实际范围。
- 中文和日文内容由母语者撰写，与代码同等重要。`,
        `話すことより、書くことを大切にしています。社員の半分が働いている間、もう半分は眠っているので、決定も障害の記録も引き継ぎも、誰もが読める場所に残します。
- 夜間のオンコール当番の翌朝は、仕事を休みます。
- 給与は仕事内容と勤務地で決まり、募集に記した範囲を守ります。
- 中国語と日本語の文章は、その言語を母語とする人が書き、コードと同じ重さで扱います。`,
      ],
    ),
    questionsBlock(
      ['Questions from applicants', '求职者常问', '応募をお考えの方へ'],
      [
        [
          ['Where do I send my application?', '求职信发到哪里？', '応募書類はどこに送ればよいですか？'],
          [
            'Use the contact page and choose “Jobs” as the subject. You get a number at once and a reply from a person.',
            '在联系页面留言，主题选“招聘”。提交后立即获得编号，之后由同事答复。',
            'お問い合わせページで件名「採用」を選んでお送りください。すぐに番号が表示され、担当者がお返事します。',
          ],
        ],
        [
          ['Can I apply without the exact experience?', '经验不完全符合，可以申请吗？', '経験が足りなくても応募できますか？'],
          [
            'Yes. “What you’ll bring” lists what the work needs; where you learned it does not matter.',
            '可以。任职要求写的是工作所需的能力，从哪里学来并不重要。',
            'はい。「求める経験」は仕事に必要な力です。どこで身につけたかは問いません。',
          ],
        ],
        [
          ['What happens to my documents?', '我的材料会怎么处理？', '提出した書類はどうなりますか？'],
          [
            'Only the people who make the decision read them. They are deleted six months after the decision, unless you ask us to keep them.',
            '只有参与决定的人会看到。作出决定六个月后删除，您要求保留的除外。',
            '選考に関わる者だけが読みます。採否の決定から6か月後に削除します（保管を希望された場合を除きます）。',
          ],
        ],
      ],
    ),
  ],
);
