/** Why the content lake refuses something. */
export const refusals = {
  'The content lake cannot store it as it is.': 'このままではコンテンツレイクに保存できません。',
  'The Studio asked the content lake for something that it does not understand.': 'Studioの要求をコンテンツレイクが解釈できませんでした。',
  'This takes too long to find. Ask for less at once.': '検索に時間がかかりすぎます。範囲を絞ってください。',
  'This is too much for one change. Make it in several steps.': '一度の変更としては多すぎます。何回かに分けてください。',
  'This is too large to be saved. Make it shorter, or divide it.': '大きすぎて保存できません。短くするか、分割してください。',
  'The disk of the content lake is full, and nothing was saved. Tell whoever runs the site.':
    'コンテンツレイクのディスクに空きがなく、何も保存されませんでした。サイトの運用担当者に連絡してください。',
  'The content lake failed. Try again in a moment.': 'コンテンツレイクでエラーが発生しました。しばらくしてからもう一度お試しください。',
  'Your role may not do this.': 'あなたの役割ではこの操作を行えません。',
  'There is such a document already. Load the page anew.': 'このドキュメントはすでにあります。ページを再読み込みしてください。',
  'The document is no longer there. Somebody may have deleted it.': 'ドキュメントはもうありません。ほかの人が削除した可能性があります。',
  'Somebody else changed the document meanwhile. Look at it as it is now, and do it again.':
    'その間にほかの人がドキュメントを変更しました。現在の内容を確認して、もう一度行ってください。',
  'Other documents refer to it. Take it out there first: the view Where used lists them.':
    'ほかのドキュメントから参照されています。先にそちらから外してください。「使用箇所」に一覧があります。',
  'It refers to a document that is not there, or not published yet. Publish that one first.':
    '存在しない、または未公開のドキュメントを参照しています。先にそちらを公開してください。',
  'This change was sent already. Load the page anew.': 'この変更は送信済みです。ページを再読み込みしてください。',
  'The rules of legal texts do not allow it.': '規約のルールにより、この操作は行えません。',
  'The rules of promotions do not allow it.': 'キャンペーンのルールにより、この操作は行えません。',
  'The release does not allow it as it is now.': 'リリースの現在の状態では、この操作は行えません。',
  'A release is changed by its own actions only': 'リリースは専用の操作でのみ変更できます。',
  'This release is scheduled. Unschedule it before you change what is in it.':
    'このリリースは公開が予約されています。内容を変更するには、先に予約を解除してください。',
  'This release is published. What was in it stays as it is.': 'このリリースは公開済みです。内容は変更できません。',
  'This release is archived. Bring it back before you change what is in it.':
    'このリリースはアーカイブ済みです。内容を変更するには、先にアーカイブから戻してください。',
  'This release comes back from the archive. Try again in a moment.':
    'このリリースをアーカイブから戻しています。少し待ってからもう一度お試しください。',
  'This can be done with an active release only. Look at it as it is now.':
    'この操作は、進行中のリリースでのみ行えます。現在の状態をご確認ください。',
  'This can be done with a scheduled release only. Look at it as it is now.':
    'この操作は、公開予約済みのリリースでのみ行えます。現在の状態をご確認ください。',
  'This can be done with an archived release only. Look at it as it is now.':
    'この操作は、アーカイブ済みのリリースでのみ行えます。現在の状態をご確認ください。',
  'This can be done with a published release only. Look at it as it is now.':
    'この操作は、公開済みのリリースでのみ行えます。現在の状態をご確認ください。',
  'Whoever scheduled this release may not publish what is in it any more.':
    'このリリースを予約した人には、含まれる内容を公開する権限がなくなっています。',
  '“{id}” cannot be taken off the site: “{other}” refers to it. Take it out there first.':
    '「{id}」の公開を取り消せません。「{other}」から参照されています。先にそこから外してください。',
  '“{id}” refers to “{other}”, which is not there, or not published yet. Publish that one first.':
    '「{id}」が参照している「{other}」は存在しないか、まだ公開されていません。先にそれを公開してください。',
  'Only a version in a release can be marked to be removed.': '削除の指定ができるのは、リリースに含まれる版だけです。',
  'The document is also in a release. Remove it there first.':
    'このドキュメントはリリースにも含まれています。先にリリースから外してください。',
  'You are no longer logged in. Log in again.': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  'This page may not do this. Open the Studio at its own address.':
    'このページからは操作できません。Studioを本来のアドレスで開いてください。',
  'What was asked for is not there.': '要求されたものは存在しません。',
  'Too much is asked for at once. Try again in a moment.': '要求が集中しています。しばらくしてからもう一度お試しください。',
  'The content lake is busy or starts anew. Try again in a moment.':
    'コンテンツレイクが混み合っているか、再起動中です。しばらくしてからもう一度お試しください。',
  'Version {version} of this legal text is published and stays as it is': 'この規約の第{version}版は公開済みで、変更できません',
  '{frozen}: it cannot be deleted or unpublished': '{frozen}。削除や公開の取り消しはできません。',
  '{frozen}: make a new version, or add a correction beside it': '{frozen}。新しい版を作るか、訂正を追加してください。',
  'A legal text is published by a person, not by the token of a machine': '規約は人が公開します。プログラムのトークンでは公開できません。',
  'A legal text is published from its draft: save it as a draft, and let another person publish that':
    '規約は下書きから公開します。下書きとして保存し、別の人が公開してください。',
  'A legal text is published as its draft stands, by another person than the one who wrote it':
    '規約は下書きのとおりに、書いた人とは別の人が公開します。',
  'You changed this draft last: a legal text is published by another person':
    'この下書きを最後に変更したのはあなたです。規約は別の人が公開します。',
  'The number of a version is a whole one, from 1 to {most}': '版の番号は1〜{most}の整数です。',
  'A legal text is in one of these languages: {languages}': '規約の言語は次のいずれかです：{languages}。',
  'A legal text has an address of small letters, digits and hyphens': '規約のアドレスは、小文字の英字、数字、ハイフンで書きます。',
  'The legal text is empty. Write it before publishing': '規約に本文がありません。本文を書いてから公開してください。',
  'Set the date from which this text is in force': 'この規約の発効日を入力してください。',
  'Version {version} of this text is published in this language: give the new one a higher number':
    'この言語では第{version}版が公開されています。新しい版には、より大きな番号を付けてください。',
  'A legal text comes into force {days} days after it is published or later: move the date, or write why this one may not wait':
    '規約は公開から{days}日以上たってから発効します。発効日を後にするか、待てない理由を書いてください。',
  'a document has at most {size} as JSON and {values} values': '1つのドキュメントはJSONで{size}、値は{values}個までです',
  'The document "{id}" would be too large: {limits}': 'ドキュメント「{id}」が大きくなりすぎます。{limits}。短くするか、分割してください。',
  'The document "{id}" would have more than {levels} levels': 'ドキュメント「{id}」の階層が{levels}を超えます。',
  'The transaction would write more than {size}: change fewer documents at once':
    '一度の書き込みが{size}を超えます。一度に変更するドキュメントを減らしてください。',
  'The body is too large: at most {size} MiB are taken here':
    '送信する内容が大きすぎます。上限は{size} MiBです。短くするか、分割してください。',
  'A text contains a character that cannot be stored. Remove it': '保存できない文字が含まれています。取り除いて入力し直してください。',
} as const;
