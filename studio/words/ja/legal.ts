/** What a version of a legal text is, and the times that its languages share. */
export const legal = {
  'A draft, not in force. Published as it is, it comes into force {when}, from {words}.':
    '下書きのため、発効していません。このまま公開すると{when}発効します：{words}。',
  'A draft, not in force. Published now, it is in force at once: {words} has passed.':
    '下書きのため、発効していません。発効日時（{words}）を過ぎているため、今公開するとすぐに発効します。',
  'A draft, not in force. Published now, it is past at once: version {version} is in force.':
    '下書きのため、発効していません。第{version}版が発効中のため、今公開しても発効しません。',
  'Not in force: version {version} is. This one is from {words}.': '発効中なのは第{version}版です。この版の発効日時：{words}。',
  'The version is published. Corrections written here are shown once they are published, too.':
    'この版は公開済みです。ここに書いた訂正は、公開すると表示されます。',
  'What changed since version {version}': '第{version}版からの変更点',
  'What changed in {language}': '{language}での変更点',
  '{languages}: the draft has another day, time, zone or reason than this one.':
    '{languages}：下書きの日付、時刻、タイムゾーンまたは理由が、この下書きと異なります。',
  'Whoever takes them over changes those drafts last, and does not publish them where two people are asked for.':
    '取り込んだ人がその下書きの最終変更者になり、2人での公開が必要な場合は公開できません。',
  'Use these times for {languages}': '{languages}にも同じ日時を使う',
  'Taken over: {languages}.': '反映しました：{languages}。',
  'Nothing was taken over: {why}': '反映できませんでした：{why}',
  'Publish this correction': 'この訂正を公開',
  'Publish the correction': '訂正を公開',
  'Publish {number} corrections': '{number}件の訂正を公開',
  'beside this version it will say:': 'この版の横に次の訂正が表示されます。',
  'Once published, a correction stays for ever.': '公開した訂正は残り続けます。',
  'A published correction stays as it is. Discard the changes, and add a new one below it.':
    '公開済みの訂正は変更できません。変更を破棄し、その下に新しい訂正を追加してください。',
  'There is no new correction.': '新しい訂正はありません。',
  'New corrections': '新しい訂正',
  'From now on one person alone publishes legal texts: whoever writes a version or a correction may publish it too.':
    '以後、規約は1人で公開できます。版や訂正を書いた人が、そのまま公開できます。',
  'Nobody else reads it before customers are bound by it, and what is published stays for ever.':
    '顧客を拘束する前に他の人が確認することはなく、公開したものは残り続けます。',
  'Do without a second person': '2人目を不要にする',
} as const;
