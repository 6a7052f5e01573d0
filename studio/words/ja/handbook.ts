/** The handbook. */
export const handbook = {
  'See what waits for you': '待っている仕事を確認する',
  'When you begin your day.': '一日の仕事を始めるときに使います。',
  'Open [Start]. [Next on the site] lists what the site will do by itself, with the time and its zone.':
    '[スタート]を開きます。[これからの予定]に、サイトが自動で行う変更と日時、タイムゾーンが並びます。',
  '[Drafts] lists what is written and not published, and whom it waits for.':
    '[下書き]に、書かれてまだ公開されていないものと、誰を待っているかが並びます。',
  '[To mend] names the first problems on the site; [Check] has them all.':
    '[直すもの]にサイトの主な問題が、[チェック]にすべての問題が並びます。',
  'Choose the language of the Studio': 'Studioの言語を選ぶ',
  'The Studio begins in the language of your browser.': 'Studioは最初、ブラウザの言語で表示されます。',
  'Open [Start] and choose the language at the top. The page loads anew.':
    '[スタート]を開き、上部で言語を選びます。ページが読み込み直されます。',
  'What you write is not translated by this: titles in lists stay in the language they were written in.':
    '書いた内容は翻訳されません。一覧のタイトルは書かれた言語のままです。',
  'Publish, and what to do if you cannot': '公開する、公開できないとき',
  'What you write is saved as a draft while you type. Visitors see nothing of it until it is published.':
    '入力した内容は自動で下書きに保存されます。公開するまで訪問者には見えません。',
  'Press the button at the bottom right. The public page changes within seconds.': '右下のボタンを押します。数秒で公開ページが変わります。',
  'If the button is grey, rest the pointer on it: it says which field lacks what.':
    'ボタンが灰色のときは、ポインターを重ねると、どの項目に何が足りないかが表示されます。',
  'While your words are being saved, or while you are offline, wait: the button comes back by itself.':
    '保存中やオフラインのときは待ちます。ボタンは自動で元に戻ります。',
  'To take something off the site and keep it, press “Published” above its form, then “Unpublish”.':
    '内容を残したままサイトから外すには、フォームの上の「公開済み」を押し、続いて「公開取り消し」を押します。',
  'If the connection is lost, keep the window open. What you typed is kept in the browser and sent when it is back.':
    '接続が切れてもウィンドウを閉じないでください。入力内容はブラウザに残り、復旧後に送られます。',
  'Put a banner on the home page': 'ホームページにバナーを出す',
  'For a campaign or a message that everybody should see.': 'キャンペーンや、全員に見てもらいたい知らせに使います。',
  'Open [Content], [Home], [Banners] and press +.': '[コンテンツ]、[ホーム]、[バナー]の順に開き、+ を押します。',
  'Write [Title] and [Lead] in the three languages, choose a [Picture] and say in its [Alternative text] what it shows.':
    '3言語で[タイトル]と[リード文]を書き、[画像]を選び、[代替テキスト]に内容を書きます。',
  'Under [Place and time], say from when until when it is shown. Left empty, it begins at once and stays.':
    '[場所と期間]で表示の開始と終了を決めます。空の場合はすぐに始まり、表示し続けます。',
  'The line above the form says whether visitors see it: three banners are shown at most.':
    'フォームの上の行に、訪問者に見えるかどうかが表示されます。表示は最大3件です。',
  'For another order, open [Order of the banners], drag the lines and press [Publish this order].':
    '順番を変えるには[バナーの順番]を開き、行をドラッグして[この順番を公開]を押します。',
  'Change prices': '価格を変える',
  'One price belongs to a size, a disk type or a transfer plan, in one region and one currency.':
    '価格は、サイズ、ディスクの種類、転送量プランごとに、リージョンと通貨で決まります。',
  'Open [Prices] and press [Copy the table]. Change the amounts in a spreadsheet.':
    '[価格]を開いて[表をコピー]を押し、表計算ソフトで金額を変えます。',
  'Paste the changed rows, with the first line, into [Changed prices].': '変更した行を1行目とともに[変更後の価格]に貼り付けます。',
  'Read old and new, what the pages will show, and how many [Open quotes] keep the former price. Confirm what is unusual.':
    '新旧の価格、ページの表示、元の価格のままの[有効なお見積もり]の件数を確かめ、通常と異なる価格を確認します。',
  'Press the button that publishes the prices: all of them change together.': '価格を公開するボタンを押します。すべて同時に変わります。',
  'An empty cell changes nothing, and no size is deleted: one that is no longer sold gets the status withdrawn.':
    '空のセルは何も変えません。サイズが削除されることもありません。販売をやめたサイズは status を withdrawn にします。',
  'Change many sizes at once, or add some': '多くのサイズを一度に変える、加える',
  'One file has every size with its facts and prices: a line for each region in which it is sold.':
    'すべてのサイズの内容と価格が一つのファイルにあります。販売するリージョンごとに1行です。',
  'Open [Catalogue] and press [Export CSV]. Change cells in a spreadsheet, or add lines: a new size has one for each region.':
    '[カタログ]を開いて[CSV を書き出す]を押します。表計算ソフトでセルを変更するか、行を加えます。新しいサイズはリージョンごとに1行です。',
  'Choose the file at [Import a CSV file]. What is wrong in it is named by the number of its line.':
    '[CSV ファイルを読み込む]でファイルを選びます。誤りは行番号で示されます。',
  'Read [New models], [Changed models] and [Changed prices], and confirm what is unusual.':
    '[新しいサイズ]、[変更するサイズ]、[変更後の価格]を確かめ、通常と異なるものを確認します。',
  'Press the button that publishes the sizes: all of it changes together, or nothing.':
    'サイズを公開するボタンを押します。すべて同時に変わるか、何も変わらないかのどちらかです。',
  'If somebody changed one of these sizes meanwhile, nothing is published. The file stays, and you see what it would change now.':
    'その間にほかの人がこのなかのサイズを変更していたら、何も公開されません。ファイルはそのまま残り、今どう変わるかが表示されます。',
  'The catalogue tool: a chosen file, and below it what it would change, old and new side by side.':
    'カタログの画面。選んだファイルと、その下に、変わる内容が新旧並べて表示されています。',
  'A price that you change in its own form is shown in the same way when you press the button there; [Publish these prices] publishes it.':
    'サイズなどのフォームで価格を変えたときも、公開ボタンを押すと同じ内容が表示されます。[この価格を公開]で公開します。',
  'The line above the form says from when the text is in force, and by whose clocks.':
    'フォームの上の行に、いつから、どのタイムゾーンで発効するかが表示されます。',
  'Quotes that visitors have open keep their price for 30 minutes.': '訪問者が開いているお見積もりは30分間、価格が変わりません。',
  'Make a page of your own, with a short address': '独自ページと短いアドレスを作る',
  'For an event that has no page yet.': 'まだページのないイベントに使います。',
  'Open [Content], [Pages], [Own pages] and press +.': '[コンテンツ]、[ページ]、[独自ページ]の順に開き、+ を押します。',
  'Write the opening, then add [Sections] from top to bottom.': '冒頭を書き、[セクション]を上から順に追加します。',
  'Give the [Address] under [Address and time]. A start and an end are optional.':
    '[アドレスと期間]で[アドレス]を決めます。開始と終了は省略できます。',
  'For print, open [Navigation], [Redirects], press + and lead a short address like /sale to the page.':
    '印刷物には[ナビゲーション]、[リダイレクト]で + を押し、/sale のような短いアドレスをページに向けます。',
  'Write a help article': 'ヘルプ記事を書く',
  'Each language is a document of its own; the three share one translation key.':
    '言語ごとに1つのドキュメントで、3つは同じ翻訳キーを持ちます。',
  'Open [Content], [Help], choose the category and press +.': '[コンテンツ]、[ヘルプ]を開き、カテゴリーを選んで + を押します。',
  'Write [Title], [In short] and [Text]. You can paste from Word, Google Docs or WPS: headings, lists, links and tables stay.':
    '[タイトル]、[要約]、[本文]を書きます。Word、Googleドキュメント、WPSから貼り付けると、見出し、箇条書き、リンク、表が残ります。',
  'Under [Address], choose the [Language].': '[アドレス]で[言語]を選びます。',
  'For another language, open [Translations] and press [Begin translating] beside the article: it begins as a copy, to be written over.':
    'ほかの言語は、[翻訳]を開き、記事の横の[翻訳を始める]を押します。原文のコピーから始まるので、書き換えます。',
  'Pictures are not pasted along: upload them, and say what they show.':
    '画像は貼り付けられません。アップロードして内容を説明してください。',
  'Upload a picture': '画像をアップロードする',
  'PNG, JPEG, WebP and AVIF are taken.': 'PNG、JPEG、WebP、AVIFを使えます。',
  'Drop the file on the field [Picture]. One of more than 4 MiB is made smaller by itself; a note says so.':
    'ファイルを[画像]の欄にドロップします。4 MiBを超えるものは自動で小さくなり、その旨が表示されます。',
  'If a file is refused, the note says why and what to do.': '受け付けられないときは、理由と対処が表示されます。',
  'Write the [Alternative text] in the three languages, and again when you replace the picture.':
    '[代替テキスト]を3言語で書きます。画像を替えたときは書き直します。',
  'Bring translations up to date': '翻訳を最新にする',
  'When the English text changed after it was translated.': '翻訳した後に英語が変わったときに使います。',
  'Open [Translations] and choose the language. Each field shows what changed in English.':
    '[翻訳]を開いて言語を選びます。項目ごとに英語の変更点が表示されます。',
  'Write the field anew in its document, or press [Still fits].': 'ドキュメントで書き直すか、[今のままでよい]を押します。',
  'For a translator, export the open work as CSV. [Import a translated file] shows every change before it is written into drafts.':
    '翻訳者に渡すときはCSVで書き出します。[翻訳済みファイルを読み込む]では、下書きに書き込む前にすべての変更を確認できます。',
  'Move a text to another address': '文書のアドレスを変える',
  'The old address keeps working: a redirect is made by itself.': '元のアドレスも使えます。リダイレクトが自動で作られます。',
  'Change the [Address] and press [Publish and redirect].': '[アドレス]を変え、[公開してリダイレクト]を押します。',
  'For a help article you are asked whether the other languages move along: choose [Every language].':
    'ヘルプ記事ではほかの言語も移すかどうか聞かれます。[すべての言語]を選びます。',
  'Bring back what was deleted': '削除したものを元に戻す',
  'Nothing is lost by deleting it, with its history.': '削除しても、履歴とともに残っています。',
  'Right after deleting, press [Undo the deletion] at the bottom left.': '削除した直後なら、左下の[削除を取り消す]を押します。',
  'Later, open [Trash] and press [Restore].': '後からなら[ゴミ箱]を開き、[復元]を押します。',
  'Write a new version of a legal text': '規約の新しい版を書く',
  'A published version never changes, whoever asks. A change is a new version.':
    '公開した版は誰が求めても変わりません。変更は新しい版で行います。',
  'Open [Content], [Legal], the text and its version in force, and press [New version]. It makes a draft in each language.':
    '[コンテンツ]、[規約]から文書の発効中の版を開き、[新しい版]を押します。言語ごとに下書きができます。',
  'Change the [Text] and say in [What changed] what a customer should know.': '[本文]を変え、[変更点]にお客さまが知るべきことを書きます。',
  'Under [Version and effect], give the day, the time and the time zone from which it is in force.':
    '[版と発効]で、発効する日付、時刻、タイムゾーンを入力します。',
  'If it may not wait for the notice period, write the reason in [Why it may not wait].':
    '告知期間を待てない場合は、[待てない理由]に理由を書きます。',
  'You type this once: a button above the form gives it to the drafts of the other languages.':
    '入力は一度だけです。フォームの上のボタンで、ほかの言語の下書きにも反映できます。',
  'The view [What changed] beside the form shows each difference, and where the languages are built differently.':
    'フォームの横の[変更点]に、すべての違いと、言語間で構成が異なる箇所が表示されます。',
  'Publish a legal text, as the second person': '2人目として規約を公開する',
  'Another person publishes than the one who changed the draft last.': '下書きを最後に変更した人とは別の人が公開します。',
  'Open the draft from [Start], where it waits for you: you see at once what it changes, and by a link what the other languages do.':
    '[スタート]であなたを待っている下書きを開くと、変更点がすぐに表示されます。ほかの言語の変更点はリンクから見られます。',
  'Read it, and press the button to publish. You see what happens in each language, and which one is missing.':
    '読んでから公開のボタンを押します。言語ごとに何が起こり、何が足りないかが表示されます。',
  'Confirm, or press [Wait] until the missing language is there.': '確定するか、足りない言語がそろうまで[待つ]を押します。',
  'Correct a published legal text': '公開した規約を訂正する',
  'For an obvious mistake, like a wrong letter. What changes a right is a new version.':
    '誤字などの明らかな誤りに使います。権利に関わる変更は新しい版で行います。',
  'Open the published version and add an entry to [Corrections]: the day, what is wrong, and what is right.':
    '公開した版を開き、[訂正]に日付、誤り、正しい内容を追加します。',
  'Another person publishes it. It stands beside the text for ever.': '別の人が公開します。訂正は文書の横に残り続けます。',
  'The start page: what the site does next, the drafts that wait, and what is to be mended.':
    'スタートページ。これからの予定、待っている下書き、直すものが並んでいます。',
  'Three buttons at the top of the start page, one for each language; the one in use has a tick.':
    'スタートページ上部の3つの言語ボタン。使用中の言語に印が付いています。',
  'The grey button at the bottom right of a form, with the note that says which field lacks what.':
    'フォーム右下の灰色のボタンと、足りない項目を示す説明。',
  'The form of a banner: the line that says whether visitors see it, the tabs, and the title in three languages.':
    'バナーのフォーム。訪問者に見えるかどうかの行、タブ、3言語のタイトルがあります。',
  'The price tool: pasted rows, and below them old and new prices side by side with the button that publishes them.':
    '価格ツール。貼り付けた行の下に、新旧の価格と公開ボタンが並んでいます。',
  'A page of one’s own in its form, at the tab with its address and its time.':
    '独自ページのフォーム。アドレスと期間のタブを開いています。',
  'The help articles of one category, with + above the list.': 'あるカテゴリーのヘルプ記事の一覧。上に + があります。',
  'The picture of a banner in its form, and the fields for its alternative text in three languages.':
    'フォームのバナー画像と、3言語の代替テキストの欄。',
  'The translations tool: the languages, and a field with what changed in English and the button beside it.':
    '翻訳ツール。言語のボタンと、英語の変更点を示す項目、その横のボタンがあります。',
  'The question whether the other languages move along, with its buttons.': 'ほかの言語も移すかどうかを尋ねる画面とそのボタン。',
  'The trash: a deleted document, when it was deleted and by whom, with the button that brings it back.':
    'ゴミ箱。削除したドキュメント、日時、削除した人と、元に戻すボタンがあります。',
  'A published version of the terms, which cannot be written in, with the button for a new version at the bottom right.':
    '書き込めない公開済みの規約の版。右下に新しい版のボタンがあります。',
  'What publishing a version would do in each language, to be confirmed or put off.':
    '版を公開すると言語ごとに何が起こるか。確定するか、待つことができます。',
  'The list of corrections in the form of a published version, with the button that adds one.':
    '公開した版のフォームにある訂正の一覧と、追加のボタン。',
  'See the site at another time': '別の日時のサイトを見る',
  'To see what visitors saw, or what they will see: at any second, past or to come.':
    '訪問者に何が見えていたか、これから何が見えるかを、過去でも将来でも秒単位で確かめられます。',
  'A page in the preview, and the bar below it: a date and a time, and the buttons that show them and make a link.':
    'プレビュー中のページ。下のバーに日付と時刻、表示とリンク作成のボタンがあります。',
  'Open [Preview] and go to the page. The bar below it has the field “Show the site at”.':
    '[プレビュー]を開き、見たいページに移ります。下のバーに「表示する日時」の欄があります。',
  'Enter a date and a time, by the clock of your browser, and press “Show”. The bar says which time you see.':
    'ブラウザのタイムゾーンで日付と時刻を入力し、「表示」を押します。いつの表示かがバーに示されます。',
  'Follow the links of the page: the whole site is shown at that time, in every language.':
    'ページのリンクをたどります。すべての言語で、サイト全体がその時点の表示になります。',
  'For somebody without an account, press “Make a link” and copy it. For 30 days it shows the site at this time, and at no other.':
    'アカウントのない人に見せるには、「リンクを作成」を押してコピーします。リンクは30日間有効で、その時点のサイトだけを見られます。',
  'Press “Back to now” when you are done.': '終わったら「現在に戻る」を押します。',
  'A time to come is shown by what is published and scheduled now: releases, banners, promotions, legal texts. Drafts are not shown.':
    '将来の日時では、今の時点で公開済み、または予約済みの内容（リリース、バナー、キャンペーン、規約）が表示されます。下書きは表示されません。',
  'What is in stock, which groups are open and the price before a reduction are those of now at any time.':
    '在庫、募集中の共同購入、値下げ前の価格は、どの日時でも現在のものです。',
  'At another time, a click on a text opens no field. Choosing something else at the top of the Studio leads back to now.':
    '別の日時の表示では、文字をクリックしても項目は開きません。Studioの上部で別のものを選ぶと、現在に戻ります。',
  'The preview is seen in every tab of your browser in which the site is open, until you press “Exit preview”.':
    'プレビューは、「プレビューを終了」を押すまで、サイトを開いているブラウザのすべてのタブで続きます。',
  'Publish several changes together, in a release': 'リリースで複数の変更をまとめて公開する',
  'For a campaign: its banner, its page and its announcement change at one moment, now or at a time that you choose.':
    'キャンペーンに使います。バナー、ページ、お知らせが、今すぐ、または選んだ日時に一度に変わります。',
  'A release: its title, when it is to go live, the documents in it, and at the bottom the button that runs it and its menu.':
    'リリースのタイトル、公開時期、含まれるドキュメント。下に実行のボタンとメニューがあります。',
  'Open [Releases] and press “New release”. Give it a title, and choose “As soon as possible”, or “At time” to schedule it.':
    '[リリース]を開き、「新しいリリース」を押します。タイトルを付け、「できるだけ早く」を選びます。予約するときは「日時を指定」を選びます。',
  'The Studio now shows this release. Press “Add document” below its documents; or open a document, press “Add to release” and write.':
    'Studioの表示がこのリリースに変わります。ドキュメントの一覧の下で「ドキュメントを追加」を押すか、ドキュメントを開いて「リリースに追加」を押し、内容を書きます。',
  'Open [Preview] while the release is chosen at the top: it shows the site as the release will make it.':
    '上部でリリースを選んだまま[プレビュー]を開くと、公開後のサイトを確認できます。',
  'To publish it yourself, press “Run release” in the release. All of it goes live together.':
    '自分で公開するには、リリースで「リリースを実行」を押します。すべてが同時に公開されます。',
  'To schedule it, press “Schedule release...”, there or in the menu beside it, choose the time and confirm.':
    '予約するには、同じ場所か横のメニューの「リリースを予約…」を押し、日時を選んで確定します。',
  'What is scheduled is locked. To change it, press “Unschedule release” first.':
    '予約すると内容は固定されます。変更するには、先に「予約を解除」を押します。',
  'To take it back later, open it under “Archived” and press “Revert release”. Run the release that this makes, or let it run at once.':
    '後から元に戻すには、「アーカイブ済み」から開き、「リリースを元に戻す」を押します。以前の内容のリリースができるので、それを実行します。すぐに戻すこともできます。',
  'When it is due, it goes live by itself; if the site is down then, as soon as the site is back. Look at the site after that time.':
    '予約の日時になると自動で公開されます。そのときサイトが止まっていれば、復旧後に公開されます。日時を過ぎたら、サイトを確かめてください。',
  'If it cannot be published then, nothing of it is and nobody is notified. A red dot at the top points to it; the release says why.':
    '公開できなかったときは、何も公開されず、誰にも通知されません。上部に赤い点が付き、リリースに理由が英語で表示されます。',
  'Whoever runs or schedules a release needs the rights to everything in it, also when it is due.':
    'リリースを実行または予約する人には、含まれるすべてに対する権限が必要です。予約の日時の時点でも同じです。',
  'Marketing and the legal desk each make a release, for the same time. One with texts of both is run by an administrator.':
    'マーケティングと法務は、それぞれ同じ日時のリリースを作ります。両方の内容を含むものは、管理者が実行します。',
  'A draft of a document in it stays as it is, unless you tick “Update existing drafts” when you run it.':
    '含まれるドキュメントの下書きはそのまま残ります。実行時に「既存の下書きを更新する」を選んだときは別です。',
  'For one document alone, write its draft and choose “Schedule publish” in the menu beside the button that publishes.':
    '1つのドキュメントだけなら、下書きを書き、公開ボタンの横のメニューで「公開を予約」を選びます。',
  'To have one document leave the site at a time, choose [Unpublish at …] in that menu. The line above its form says when and can cancel it; [Calendar] has it, too.':
    '1つのドキュメントを決まった日時にサイトから外すには、公開ボタンの横のメニューで[公開取り消しを予約…]を選びます。フォームの上の行に日時が示され、そこで取りやめられます。[カレンダー]にも載ります。',
  'If it cannot be unpublished then, because something refers to it or you may not do it any more, it stays, and that line says why.':
    'その時に取り消せない場合（まだ参照されている、権限がなくなったなど）はサイトに残り、その行に理由が示されます。',
  'To ask about a field, press the speech bubble beside its name; tasks are behind the tick at the top. No mail is sent for either.':
    '項目についてほかの人に尋ねるには、その名前の横の吹き出しを押します。タスクは上部のチェックのボタンにあります。メールは送られず、どちらもStudioの中だけで見られます。',
} as const;
