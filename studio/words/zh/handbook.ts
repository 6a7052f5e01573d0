/** The handbook. */
export const handbook = {
  'See what waits for you': '查看待办事项',
  'When you begin your day.': '每天开始工作时。',
  'Open [Start]. [Next on the site] lists what the site will do by itself, with the time and its zone.':
    '打开[起始页]。[网站即将发生]列出网站将自动进行的变更及其时间和时区。',
  '[Drafts] lists what is written and not published, and whom it waits for.': '[草稿]列出已写好但未发布的内容，以及在等待谁。',
  '[To mend] names the first problems on the site; [Check] has them all.': '[待处理]列出网站的首要问题；[检查]列出全部。',
  'Choose the language of the Studio': '选择 Studio 的语言',
  'The Studio begins in the language of your browser.': 'Studio 默认使用浏览器的语言。',
  'Open [Start] and choose the language at the top. The page loads anew.': '打开[起始页]，在顶部选择语言，页面会重新加载。',
  'What you write is not translated by this: titles in lists stay in the language they were written in.':
    '您撰写的内容不会因此被翻译：列表中的标题保持撰写时的语言。',
  'Publish, and what to do if you cannot': '发布，以及无法发布时怎么办',
  'What you write is saved as a draft while you type. Visitors see nothing of it until it is published.':
    '输入时内容自动保存为草稿，发布之前访客看不到。',
  'Press the button at the bottom right. The public page changes within seconds.': '点击右下角的按钮，公开页面会在数秒内更新。',
  'If the button is grey, rest the pointer on it: it says which field lacks what.':
    '如果按钮为灰色，请将指针停在上面：会说明哪个字段缺少什么。',
  'While your words are being saved, or while you are offline, wait: the button comes back by itself.':
    '正在保存或离线时请稍候，按钮会自动恢复。',
  'To take something off the site and keep it, press “Published” above its form, then “Unpublish”.':
    '若要从网站撤下内容但保留它，请点击表单上方的“已发布”，再点击“取消发布”。',
  'If the connection is lost, keep the window open. What you typed is kept in the browser and sent when it is back.':
    '连接中断时请保持窗口打开。输入的内容保存在浏览器中，恢复后自动发送。',
  'Put a banner on the home page': '在首页放置横幅',
  'For a campaign or a message that everybody should see.': '用于活动或需要所有人看到的信息。',
  'Open [Content], [Home], [Banners] and press +.': '打开[内容]、[首页]、[横幅]，点击 +。',
  'Write [Title] and [Lead] in the three languages, choose a [Picture] and say in its [Alternative text] what it shows.':
    '用三种语言填写[标题]和[导语]，选择[图片]，并在[替代文本]中说明图片内容。',
  'Under [Place and time], say from when until when it is shown. Left empty, it begins at once and stays.':
    '在[位置与时间]中填写显示的起止时间。留空则立即开始并一直显示。',
  'The line above the form says whether visitors see it: three banners are shown at most.':
    '表单上方的提示说明访客是否看得到：最多显示三个横幅。',
  'For another order, open [Order of the banners], drag the lines and press [Publish this order].':
    '要调整次序，请打开[横幅次序]，拖动各行后点击[发布此次序]。',
  'Change prices': '修改价格',
  'One price belongs to a size, a disk type or a transfer plan, in one region and one currency.':
    '价格属于某个规格、磁盘类型或流量套餐，并按地域和币种设置。',
  'Open [Prices] and press [Copy the table]. Change the amounts in a spreadsheet.': '打开[价格]，点击[复制表格]，在电子表格中修改金额。',
  'Paste the changed rows, with the first line, into [Changed prices].': '将修改后的行连同首行粘贴到[变更后的价格]。',
  'Read old and new, what the pages will show, and how many [Open quotes] keep the former price. Confirm what is unusual.':
    '查看新旧价格、页面将显示的内容，以及多少[未过期的报价]保持原价，并确认异常之处。',
  'Press the button that publishes the prices: all of them change together.': '点击发布价格的按钮：所有价格同时变更。',
  'An empty cell changes nothing, and no size is deleted: one that is no longer sold gets the status withdrawn.':
    '空单元格不作更改，也不会删除规格：不再销售的规格请将 status 填为 withdrawn。',
  'Change many sizes at once, or add some': '同时更改多个规格，或添加规格',
  'One file has every size with its facts and prices: a line for each region in which it is sold.':
    '一个文件包含所有规格的资料和价格：每个销售地域一行。',
  'Open [Catalogue] and press [Export CSV]. Change cells in a spreadsheet, or add lines: a new size has one for each region.':
    '打开[产品目录]，点击[导出 CSV]。在电子表格中修改单元格或添加行：新规格在每个地域占一行。',
  'Choose the file at [Import a CSV file]. What is wrong in it is named by the number of its line.':
    '在[导入 CSV 文件]选择文件。其中的错误会按行号列出。',
  'Read [New models], [Changed models] and [Changed prices], and confirm what is unusual.':
    '查看[新规格]、[变更的规格]和[变更后的价格]，并确认异常之处。',
  'Press the button that publishes the sizes: all of it changes together, or nothing.':
    '点击发布规格的按钮：要么全部同时变更，要么全不变更。',
  'If somebody changed one of these sizes meanwhile, nothing is published. The file stays, and you see what it would change now.':
    '如果其间有人更改了其中的规格，则不会发布任何内容。文件会保留，并显示现在会更改什么。',
  'The catalogue tool: a chosen file, and below it what it would change, old and new side by side.':
    '产品目录工具：选定的文件，下方是它将更改的内容，新旧并列。',
  'A price that you change in its own form is shown in the same way when you press the button there; [Publish these prices] publishes it.':
    '在规格等自己的表单中修改价格时，点击发布按钮会显示同样的内容；点击[发布这些价格]即发布。',
  'The line above the form says from when the text is in force, and by whose clocks.': '表单上方的一行说明文本自何时、按哪个时区生效。',
  'Quotes that visitors have open keep their price for 30 minutes.': '访客已打开的报价在 30 分钟内价格不变。',
  'Make a page of your own, with a short address': '创建自建页面与短地址',
  'For an event that has no page yet.': '用于尚无页面的活动。',
  'Open [Content], [Pages], [Own pages] and press +.': '打开[内容]、[页面]、[自建页面]，点击 +。',
  'Write the opening, then add [Sections] from top to bottom.': '填写页首，然后从上到下添加[版块]。',
  'Give the [Address] under [Address and time]. A start and an end are optional.': '在[地址与时间]中填写[地址]。开始和结束时间可不填。',
  'For print, open [Navigation], [Redirects], press + and lead a short address like /sale to the page.':
    '用于印刷品时，打开[导航]、[跳转]，点击 +，让 /sale 等短地址指向该页面。',
  'Write a help article': '撰写帮助文章',
  'Each language is a document of its own; the three share one translation key.': '每种语言各为一份文档，三者共用一个翻译标识。',
  'Open [Content], [Help], choose the category and press +.': '打开[内容]、[帮助]，选择分类后点击 +。',
  'Write [Title], [In short] and [Text]. You can paste from Word, Google Docs or WPS: headings, lists, links and tables stay.':
    '填写[标题]、[内容提要]和[正文]。可从 Word、Google 文档或 WPS 粘贴：标题、列表、链接和表格会保留。',
  'Under [Address], choose the [Language].': '在[地址]中选择[语言]。',
  'For another language, open [Translations] and press [Begin translating] beside the article: it begins as a copy, to be written over.':
    '其他语言：打开[翻译]，在文章旁点击[开始翻译]。译文以副本形式建立，改写即可。',
  'Pictures are not pasted along: upload them, and say what they show.': '图片不会随粘贴带入：请上传并说明内容。',
  'Upload a picture': '上传图片',
  'PNG, JPEG, WebP and AVIF are taken.': '支持 PNG、JPEG、WebP 和 AVIF。',
  'Drop the file on the field [Picture]. One of more than 4 MiB is made smaller by itself; a note says so.':
    '将文件拖到[图片]字段。超过 4 MiB 会自动缩小并有提示。',
  'If a file is refused, the note says why and what to do.': '如果文件被拒绝，提示会说明原因和处理方法。',
  'Write the [Alternative text] in the three languages, and again when you replace the picture.':
    '用三种语言填写[替代文本]；更换图片时请重新填写。',
  'Bring translations up to date': '更新译文',
  'When the English text changed after it was translated.': '英文在翻译后又有改动时。',
  'Open [Translations] and choose the language. Each field shows what changed in English.':
    '打开[翻译]并选择语言。每个字段显示英文的变更。',
  'Write the field anew in its document, or press [Still fits].': '在文档中重新填写该字段，或点击[仍然适用]。',
  'For a translator, export the open work as CSV. [Import a translated file] shows every change before it is written into drafts.':
    '交给译者时，可将待译内容导出为 CSV。[导入译文文件]会在写入草稿前显示每处变更。',
  'Move a text to another address': '更改文本地址',
  'The old address keeps working: a redirect is made by itself.': '旧地址继续有效：会自动创建跳转。',
  'Change the [Address] and press [Publish and redirect].': '修改[地址]，点击[发布并跳转]。',
  'For a help article you are asked whether the other languages move along: choose [Every language].':
    '帮助文章会询问其他语言是否一起移动：请选择[所有语言]。',
  'Bring back what was deleted': '恢复已删除的内容',
  'Nothing is lost by deleting it, with its history.': '删除不会丢失内容，历史也会保留。',
  'Right after deleting, press [Undo the deletion] at the bottom left.': '删除后立即点击左下角的[撤销删除]。',
  'Later, open [Trash] and press [Restore].': '之后可打开[回收站]，点击[恢复]。',
  'Write a new version of a legal text': '撰写条款新版本',
  'A published version never changes, whoever asks. A change is a new version.': '已发布的版本无论如何都不会改变，变更须用新版本。',
  'Open [Content], [Legal], the text and its version in force, and press [New version]. It makes a draft in each language.':
    '打开[内容]、[条款]、该文本及其生效版本，点击[新版本]。系统会为每种语言各建一份草稿。',
  'Change the [Text] and say in [What changed] what a customer should know.': '修改[正文]，并在[变更内容]中写明客户应知的内容。',
  'Under [Version and effect], give the day, the time and the time zone from which it is in force.':
    '在[版本与生效]中填写生效的日期、时间和时区。',
  'If it may not wait for the notice period, write the reason in [Why it may not wait].':
    '如果不能等待公示期，请在[不能等待的理由]中写明原因。',
  'You type this once: a button above the form gives it to the drafts of the other languages.':
    '只需填写一次：表单上方的按钮可将其套用到其他语言的草稿。',
  'The view [What changed] beside the form shows each difference, and where the languages are built differently.':
    '表单旁的[变更内容]视图显示每处差异，以及各语言结构的不同。',
  'Publish a legal text, as the second person': '作为第二人发布条款',
  'Another person publishes than the one who changed the draft last.': '由最后修改草稿者以外的另一人发布。',
  'Open the draft from [Start], where it waits for you: you see at once what it changes, and by a link what the other languages do.':
    '从[起始页]打开等待您的草稿：先看到它的变更内容，其他语言的变更可由链接打开。',
  'Read it, and press the button to publish. You see what happens in each language, and which one is missing.':
    '阅读后点击发布按钮。您会看到各语言的情况以及缺少哪种语言。',
  'Confirm, or press [Wait] until the missing language is there.': '确认发布，或点击[暂不发布]等待缺少的语言。',
  'Correct a published legal text': '勘误已发布的条款',
  'For an obvious mistake, like a wrong letter. What changes a right is a new version.': '用于明显错误，如错字。涉及权利的变更须用新版本。',
  'Open the published version and add an entry to [Corrections]: the day, what is wrong, and what is right.':
    '打开已发布版本，在[勘误]中添加条目：日期、何处有误、正确为何。',
  'Another person publishes it. It stands beside the text for ever.': '由另一人发布。勘误将永久显示在文本旁。',
  'The start page: what the site does next, the drafts that wait, and what is to be mended.':
    '起始页：网站即将发生的变更、等待处理的草稿和待处理的问题。',
  'Three buttons at the top of the start page, one for each language; the one in use has a tick.':
    '起始页顶部的三个按钮，每种语言一个；当前使用的语言带有勾号。',
  'The grey button at the bottom right of a form, with the note that says which field lacks what.':
    '表单右下角的灰色按钮，以及说明哪个字段缺少什么的提示。',
  'The form of a banner: the line that says whether visitors see it, the tabs, and the title in three languages.':
    '横幅的表单：说明访客是否看得到的提示、标签页和三种语言的标题。',
  'The price tool: pasted rows, and below them old and new prices side by side with the button that publishes them.':
    '价格工具：粘贴的行，下方是新旧价格对照和发布按钮。',
  'A page of one’s own in its form, at the tab with its address and its time.': '自建页面的表单，打开的是地址与时间标签页。',
  'The help articles of one category, with + above the list.': '某一分类的帮助文章列表，上方有 + 按钮。',
  'The picture of a banner in its form, and the fields for its alternative text in three languages.':
    '横幅表单中的图片，以及三种语言的替代文本字段。',
  'The translations tool: the languages, and a field with what changed in English and the button beside it.':
    '翻译工具：语言按钮，以及显示英文变更的字段和旁边的按钮。',
  'The question whether the other languages move along, with its buttons.': '询问其他语言是否一起移动的对话框及其按钮。',
  'The trash: a deleted document, when it was deleted and by whom, with the button that brings it back.':
    '回收站：已删除的文档、删除时间和删除者，以及恢复按钮。',
  'A published version of the terms, which cannot be written in, with the button for a new version at the bottom right.':
    '已发布、不可编辑的条款版本，右下角是新版本按钮。',
  'What publishing a version would do in each language, to be confirmed or put off.': '发布某一版本时各语言的情况，可确认或暂不发布。',
  'The list of corrections in the form of a published version, with the button that adds one.': '已发布版本表单中的勘误列表和添加按钮。',
  'See the site at another time': '查看网站在其他时间的样子',
  'To see what visitors saw, or what they will see: at any second, past or to come.': '查看访客在过去或将来任意一秒看到的内容。',
  'A page in the preview, and the bar below it: a date and a time, and the buttons that show them and make a link.':
    '预览中的页面，下方的预览栏有日期和时间，以及查看和生成链接的按钮。',
  'Open [Preview] and go to the page. The bar below it has the field “Show the site at”.':
    '打开[预览]，进入要查看的页面。页面下方的预览栏有“查看本站在此时的内容”。',
  'Enter a date and a time, by the clock of your browser, and press “Show”. The bar says which time you see.':
    '按浏览器所在时区填写日期和时间，点击“查看”。预览栏会显示当前查看的时间。',
  'Follow the links of the page: the whole site is shown at that time, in every language.':
    '点击页面中的链接继续浏览：整个网站、各种语言都显示该时刻的内容。',
  'For somebody without an account, press “Make a link” and copy it. For 30 days it shows the site at this time, and at no other.':
    '要给没有账户的人看，请点击“生成链接”并复制。该链接 30 天内有效，只显示这一时刻的网站。',
  'Press “Back to now” when you are done.': '看完后点击“回到现在”。',
  'A time to come is shown by what is published and scheduled now: releases, banners, promotions, legal texts. Drafts are not shown.':
    '将来的时间按目前已发布和已定时的内容显示：发布计划、横幅、活动、条款。草稿不显示。',
  'What is in stock, which groups are open and the price before a reduction are those of now at any time.':
    '无论查看哪个时间，库存、进行中的拼团和降价前的价格都是现在的。',
  'At another time, a click on a text opens no field. Choosing something else at the top of the Studio leads back to now.':
    '查看其他时间时，点击文字不会打开字段。在 Studio 顶部另选内容会回到现在。',
  'The preview is seen in every tab of your browser in which the site is open, until you press “Exit preview”.':
    '浏览器中打开本站的所有标签页都会显示预览，直到点击“退出预览”。',
  'Publish several changes together, in a release': '用发布计划同时发布多项更改',
  'For a campaign: its banner, its page and its announcement change at one moment, now or at a time that you choose.':
    '适用于活动：横幅、页面和公告在同一时刻更新，可立即发布，也可指定时间。',
  'A release: its title, when it is to go live, the documents in it, and at the bottom the button that runs it and its menu.':
    '发布计划的标题、发布时间和其中的文档，底部是立即发布的按钮和菜单。',
  'Open [Releases] and press “New release”. Give it a title, and choose “As soon as possible”, or “At time” to schedule it.':
    '打开[发布计划]，点击“新建发布计划”。填写标题并选择“尽快”；要定时发布则选择“定时”。',
  'The Studio now shows this release. Press “Add document” below its documents; or open a document, press “Add to release” and write.':
    'Studio 随即显示此发布计划。在文档列表下方点击“添加文档”；或打开某个文档，点击“加入发布计划”后编辑。',
  'Open [Preview] while the release is chosen at the top: it shows the site as the release will make it.':
    '在顶部选定该发布计划后打开[预览]，即可看到它发布后的网站。',
  'To publish it yourself, press “Run release” in the release. All of it goes live together.':
    '要亲自发布，请在发布计划中点击“立即发布”，其中的内容会同时上线。',
  'To schedule it, press “Schedule release...”, there or in the menu beside it, choose the time and confirm.':
    '要定时发布，请点击同一位置或旁边菜单中的“定时发布…”，选择时间并确认。',
  'What is scheduled is locked. To change it, press “Unschedule release” first.': '定时之后内容即锁定。要修改，请先点击“取消定时”。',
  'To take it back later, open it under “Archived” and press “Revert release”. Run the release that this makes, or let it run at once.':
    '之后要还原，请在“已归档”中打开它，点击“还原发布”。系统会新建一个包含原有内容的发布计划，可由您发布，也可选择立即还原。',
  'When it is due, it goes live by itself; if the site is down then, as soon as the site is back. Look at the site after that time.':
    '到时间后自动上线；如果届时网站停机，则在恢复后上线。请在该时间之后查看网站。',
  'If it cannot be published then, nothing of it is and nobody is notified. A red dot at the top points to it; the release says why.':
    '如果届时无法发布，则其中任何内容都不会发布，也不会通知任何人。顶部会出现红点，发布计划中会用英文说明原因。',
  'Whoever runs or schedules a release needs the rights to everything in it, also when it is due.':
    '执行发布或定时的人须对其中的所有内容都有权限，到时间时也是如此。',
  'Marketing and the legal desk each make a release, for the same time. One with texts of both is run by an administrator.':
    '营销和法务应各建一个发布计划，定在同一时间。同时包含两者内容的，由管理员发布。',
  'A draft of a document in it stays as it is, unless you tick “Update existing drafts” when you run it.':
    '其中文档的草稿保持不变，除非发布时勾选“更新现有草稿”。',
  'For one document alone, write its draft and choose “Schedule publish” in the menu beside the button that publishes.':
    '只发布一个文档时，请写好草稿，在发布按钮旁的菜单中选择“定时发布”。',
  'To have one document leave the site at a time, choose [Unpublish at …] in that menu. The line above its form says when and can cancel it; [Calendar] has it, too.':
    '若要让一份文档到时离开网站，请在发布按钮旁的菜单中选择[定时取消发布…]。表单上方的一行写明时间，并可撤销；[日历]中也会列出。',
  'If it cannot be unpublished then, because something refers to it or you may not do it any more, it stays, and that line says why.':
    '若届时无法取消发布（例如仍被引用，或您已无此权限），它会留在网站上，该行会说明原因。',
  'To ask about a field, press the speech bubble beside its name; tasks are behind the tick at the top. No mail is sent for either.':
    '若要就某个字段询问同事，请点击其名称旁的气泡；任务在顶部的对勾按钮中。系统不发送邮件：两者都只能在 Studio 中看到。',
} as const;
