/** Why the content lake refuses something. */
export const refusals = {
  'The content lake cannot store it as it is.': '内容库无法按现状保存。',
  'The Studio asked the content lake for something that it does not understand.': 'Studio 向内容库发出了其无法理解的请求。',
  'This takes too long to find. Ask for less at once.': '查找时间过长。请缩小范围。',
  'This is too much for one change. Make it in several steps.': '一次更改的内容过多。请分几步进行。',
  'This is too large to be saved. Make it shorter, or divide it.': '内容过大，无法保存。请缩短或拆分。',
  'The disk of the content lake is full, and nothing was saved. Tell whoever runs the site.':
    '内容库的磁盘已满，未保存任何内容。请通知网站运维人员。',
  'The content lake failed. Try again in a moment.': '内容库出错。请稍后再试。',
  'Your role may not do this.': '您的角色无权执行此操作。',
  'There is such a document already. Load the page anew.': '该文档已存在。请重新载入页面。',
  'The document is no longer there. Somebody may have deleted it.': '该文档已不存在，可能已被他人删除。',
  'Somebody else changed the document meanwhile. Look at it as it is now, and do it again.':
    '其间有他人修改了该文档。请查看其当前内容，然后重新操作。',
  'Other documents refer to it. Take it out there first: the view Where used lists them.':
    '其他文档引用了它。请先在那些文档中移除：“使用位置”视图列出了它们。',
  'It refers to a document that is not there, or not published yet. Publish that one first.':
    '它引用了不存在或尚未发布的文档。请先发布那个文档。',
  'This change was sent already. Load the page anew.': '此更改已提交过。请重新载入页面。',
  'The rules of legal texts do not allow it.': '条款的规则不允许此操作。',
  'The rules of promotions do not allow it.': '活动的规则不允许此操作。',
  'The release does not allow it as it is now.': '该发布计划的当前状态不允许此操作。',
  'A release is changed by its own actions only': '发布计划只能通过其自身的操作更改。',
  'This release is scheduled. Unschedule it before you change what is in it.': '该发布计划已定时。请先取消定时，再更改其中的内容。',
  'This release is published. What was in it stays as it is.': '该发布计划已发布，其中的内容不可再更改。',
  'This release is archived. Bring it back before you change what is in it.': '该发布计划已归档。请先恢复，再更改其中的内容。',
  'This release comes back from the archive. Try again in a moment.': '该发布计划正在从归档中恢复。请稍后再试。',
  'This can be done with an active release only. Look at it as it is now.': '此操作仅适用于进行中的发布计划。请查看其当前状态。',
  'This can be done with a scheduled release only. Look at it as it is now.': '此操作仅适用于已定时的发布计划。请查看其当前状态。',
  'This can be done with an archived release only. Look at it as it is now.': '此操作仅适用于已归档的发布计划。请查看其当前状态。',
  'This can be done with a published release only. Look at it as it is now.': '此操作仅适用于已发布的发布计划。请查看其当前状态。',
  'Whoever scheduled this release may not publish what is in it any more.': '为该发布计划定时的人已无权发布其中的内容。',
  '“{id}” cannot be taken off the site: “{other}” refers to it. Take it out there first.':
    '“{id}”无法取消发布：“{other}”引用了它。请先在那里移除。',
  '“{id}” refers to “{other}”, which is not there, or not published yet. Publish that one first.':
    '“{id}”引用了“{other}”，而后者不存在或尚未发布。请先发布后者。',
  'Only a version in a release can be marked to be removed.': '只有发布计划中的版本才能标记为移除。',
  'The document is also in a release. Remove it there first.': '该文档还在某个发布计划中。请先将其移出。',
  'You are no longer logged in. Log in again.': '您的登录已失效。请重新登录。',
  'This page may not do this. Open the Studio at its own address.': '此页面无权执行此操作。请通过 Studio 自己的地址打开。',
  'What was asked for is not there.': '所请求的内容不存在。',
  'Too much is asked for at once. Try again in a moment.': '请求过于频繁。请稍后再试。',
  'The content lake is busy or starts anew. Try again in a moment.': '内容库繁忙或正在重新启动。请稍后再试。',
  'Version {version} of this legal text is published and stays as it is': '此条款的第 {version} 版已发布，不可更改',
  '{frozen}: it cannot be deleted or unpublished': '{frozen}：不能删除或取消发布。',
  '{frozen}: make a new version, or add a correction beside it': '{frozen}：请新建版本，或在其旁添加勘误。',
  'A legal text is published by a person, not by the token of a machine': '条款须由人发布，不能用程序的令牌发布。',
  'A legal text is published from its draft: save it as a draft, and let another person publish that':
    '条款须从草稿发布：请先存为草稿，再由另一人发布。',
  'A legal text is published as its draft stands, by another person than the one who wrote it':
    '条款须按草稿原样发布，且由撰写者以外的另一人发布。',
  'You changed this draft last: a legal text is published by another person': '您是最后修改此草稿的人：条款须由另一人发布。',
  'The number of a version is a whole one, from 1 to {most}': '版本号为 1 到 {most} 的整数。',
  'A legal text is in one of these languages: {languages}': '条款须使用以下语言之一：{languages}。',
  'A legal text has an address of small letters, digits and hyphens': '条款的地址由小写字母、数字和连字符组成。',
  'The legal text is empty. Write it before publishing': '条款尚无正文：请先撰写，再发布。',
  'Set the date from which this text is in force': '请填写此条款的生效日期。',
  'Version {version} of this text is published in this language: give the new one a higher number':
    '该语言的第 {version} 版已发布：请为新版本填写更大的版本号。',
  'A legal text comes into force {days} days after it is published or later: move the date, or write why this one may not wait':
    '条款发布 {days} 天后方可生效：请推迟生效日期，或写明不能等待的理由。',
  'a document has at most {size} as JSON and {values} values': '一个文档最多为 {size} 的 JSON 和 {values} 个值',
  'The document "{id}" would be too large: {limits}': '文档“{id}”将过大：{limits}。请缩短或拆分。',
  'The document "{id}" would have more than {levels} levels': '文档“{id}”的层级将超过 {levels} 层。',
  'The transaction would write more than {size}: change fewer documents at once': '一次写入将超过 {size}：请减少一次更改的文档数量。',
  'The body is too large: at most {size} MiB are taken here': '发送的内容过大：最多 {size} MiB。请缩短或拆分。',
  'A text contains a character that cannot be stored. Remove it': '文本中含有无法保存的字符。请删除后重新输入。',
} as const;
