/** The catalogue as a file. */
export const catalogue = {
  Catalogue: 'カタログ',
  'Every model with its prices as a file: a line for each model and region. Export it, change cells or add lines in a spreadsheet, and import it: nothing is published before you have seen every change. An empty cell, and a model that the file does not name, stay as they are.':
    'すべてのサイズと価格を一つのファイルにします。サイズとリージョンごとに1行です。書き出して表計算ソフトでセルを変更するか行を加え、読み込みます。すべての変更を確認するまで、何も公開されません。空のセルと、ファイルにないサイズはそのままです。',
  'The catalogue could not be read: {why}': 'カタログを読み込めませんでした：{why}',
  'Published models': '公開中のサイズ',
  'What the file changes': 'ファイルによる変更',
  'New models': '新しいサイズ',
  'Changed models': '変更するサイズ',
  Column: '列',
  'The file changes nothing.': 'ファイルに変更はありません。',
  'Without a change: {lines}.': '変更なし：{lines}。',
  'Not in the file, and left as they are: {models}.': 'ファイルになく、そのままにするもの：{models}。',
  'Of {code} these regions are not in the file, and left as they are: {regions}.':
    '{code} の次のリージョンはファイルになく、そのままにします：{regions}。',
  'Columns that mean nothing here: {columns}.': 'ここでは意味のない列：{columns}。',
  'Your role may read the catalogue, and not change it.': 'あなたの役割ではカタログを見ることはできますが、変更はできません。',
  'Somebody changed one of these models meanwhile. Read what the file would change now, and publish it again.':
    'その間にほかの人がこのなかのサイズを変更しました。ファイルが今どう変更するかを確かめ、もう一度公開してください。',
  '{count} model': 'サイズ{count}件',
  '{count} models': 'サイズ{count}件',
  '{count} line': '{count}行',
  '{count} lines': '{count}行',
  'The first line names the columns: code and others of the exported file.':
    '1行目は列の名前です。codeと、書き出したファイルのほかの列名を書きます。',
  'The column {column} is there twice.': '列 {column} が2つあります。',
  'It has more cells than the first line.': '1行目よりセルが多くなっています。',
  'The code is missing.': 'コードがありません。',
  'No series with the code {code} is published.': 'コード {code} のシリーズは公開されていません。',
  'No region with the code {code} is published.': 'コード {code} のリージョンは公開されていません。',
  'No disk type with the code {code} is published.': 'コード {code} のディスクの種類は公開されていません。',
  'No transfer plan with the code {code} is published.': 'コード {code} の転送量プランは公開されていません。',
  '{cell} is no tier. Write entry, plus or pro.': '{cell} というクラスはありません。entry、plus、pro のどれかを書いてください。',
  '{cell} is no status. Write on-sale, not-yet-public, internal-testing or withdrawn.':
    '{cell} という状態はありません。on-sale、not-yet-public、internal-testing、withdrawn のどれかを書いてください。',
  'The column {column} says {cell}. {problem}': '列 {column} の値は {cell} です。{problem}',
  'The column {column} says {cell}. Write yes or no.': '列 {column} の値は {cell} です。yes か no を書いてください。',
  'Line {line} says {value} in the column {column} of this model.': '{line}行目では、このサイズの列 {column} は {value} です。',
  'Name the region of these prices.': 'この価格のリージョンを書いてください。',
  'Line {line} names this model and region already.': 'このサイズとリージョンは{line}行目にすでにあります。',
  'A draft or a release has a model with this code. Publish it first, or delete it.':
    '下書きまたはリリースに、このコードのサイズがあります。先に公開するか、削除してください。',
  'Fill in {columns}: the model is not complete without.': '{columns} を書いてください。ないとサイズが完成しません。',
} as const;
