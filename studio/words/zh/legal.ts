/** What a version of a legal text is, and the times that its languages share. */
export const legal = {
  'A draft, not in force. Published as it is, it comes into force {when}, from {words}.':
    '这是草稿，尚未生效。按现状发布后将于{when}生效：{words}。',
  'A draft, not in force. Published now, it is in force at once: {words} has passed.':
    '这是草稿，尚未生效。生效时间（{words}）已过，现在发布会立即生效。',
  'A draft, not in force. Published now, it is past at once: version {version} is in force.':
    '这是草稿，尚未生效。第 {version} 版正在生效，现在发布也不会生效。',
  'Not in force: version {version} is. This one is from {words}.': '生效中的是第 {version} 版。本版的生效时间：{words}。',
  'The version is published. Corrections written here are shown once they are published, too.':
    '此版本已发布。在此填写的更正须发布后才会显示。',
  'What changed since version {version}': '自第 {version} 版以来的变更',
  'What changed in {language}': '{language}的变更内容',
  '{languages}: the draft has another day, time, zone or reason than this one.': '{languages}：草稿的日期、时间、时区或理由与此草稿不同。',
  'Whoever takes them over changes those drafts last, and does not publish them where two people are asked for.':
    '采用者即成为这些草稿的最后修改人；需要两人时，须由另一人发布。',
  'Use these times for {languages}': '{languages}也使用这些时间',
  'Taken over: {languages}.': '已套用：{languages}。',
  'Nothing was taken over: {why}': '未能套用：{why}',
  'Publish this correction': '发布此更正',
  'Publish the correction': '发布更正',
  'Publish {number} corrections': '发布 {number} 条更正',
  'beside this version it will say:': '此版本旁将显示：',
  'Once published, a correction stays for ever.': '更正一经发布，永久保留。',
  'A published correction stays as it is. Discard the changes, and add a new one below it.':
    '已发布的更正不可更改。请放弃修改，在其下方新增一条。',
  'There is no new correction.': '没有新的更正。',
  'New corrections': '新的更正',
  'From now on one person alone publishes legal texts: whoever writes a version or a correction may publish it too.':
    '此后条款由一人即可发布：撰写版本或更正的人也可自行发布。',
  'Nobody else reads it before customers are bound by it, and what is published stays for ever.':
    '在客户受其约束之前，无其他人审阅；已发布的内容永久保留。',
  'Do without a second person': '不再需要第二人',
} as const;
