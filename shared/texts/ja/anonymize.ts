import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const count = (number: number) => formatCount(number, 'ja')

export const anonymize: AnonymizeTexts = {
  meaning:
    '列ごとに方法を選択すると、共有される前に値が置き換えられます。元に戻せるのは、ご自身で入力したキーだけです。すべての行の項目数が1行目と同じである必要があります。異なる場合、転送は失敗し、何も送信されません。',
  hasHeader: '見出し行あり',
  suggest: 'ルールを提案',
  suggesting: '機密データの列を探しています',
  firstRows: file => `${file}の先頭の行`,

  noRow: '表示できる行がありません',
  emptyFile: 'ファイルは空です。このまま送信できます。',
  blankFile: 'ファイルには空の行しかありません。このまま送信できます。',
  rowTooLong: 'ファイルの1行目が256 KBを超えているため、ここには表示できません。ファイルはこのまま送信できます。',
  separatorUnclear:
    '区切り文字を判別できません。1行目にsep=;のように指定して、ファイルを選択し直してください。ファイルはこのまま送信できます。',

  column: '列',
  columnNumber: number => `列${number}`,
  previousColumn: '前の列',
  nextColumn: '次の列',
  columnOf: (number, total, name) => `${number}/${total}：${name}`,
  columnOfWith: (number, total, name, method) => `${number}/${total}：${name}（${method}）`,
  goToColumn: '列に移動',
  goToColumnOf: total => `列に移動（${count(total)}）`,
  numbered: (number, name) => `${number}：${name}`,
  row: '行',
  method: '方法',
  methodFor: column => `${column}の方法`,
  settingsOf: column => `${column}の設定`,
  firstValues: column => `${column}の先頭の値`,
  values: '値',
  before: '変換前',
  after: '変換後',
  becomes: '次の値に変換',
  empty: '空',

  looksLike: many => `${many}の可能性`,
  choose: method => `${method}を使用`,
  chooseFor: (method, column) => `${column}に${method}を使用`,

  salt: 'ソルト（任意）',
  saltHint: 'ランダムなソルトも生成されるため、2つのファイルの同じ値のハッシュは一致しません。',
  searchPattern: '検索パターン',
  notFound: '表示中の行には見つかりません。ファイルのどの行にも一致しない場合、転送は失敗します。',
  replaceWith: '置換後の文字列',
  replaceHint: '入力したとおりに使用されます。空にすると、一致した部分が削除されます。',
  generateKey: 'キーを生成',
  generateKeyHint: '1回使用した後に破棄されるため、値は元に戻せません。',
  key: '秘密キー',
  keyHint:
    'ご自身のキーを使用すると仮名化になり、キーを知っている人は誰でも値を元に戻せます。空にするとキーが生成されます。',
  showKey: 'キーを表示',
  hideKey: 'キーを非表示',

  range: number => `範囲${number}`,
  from: '開始',
  to: '終了',
  char: '置換文字',
  fromOf: number => `開始、範囲${number}`,
  toOf: number => `終了、範囲${number}`,
  charOf: number => `置換文字、範囲${number}`,
  removeRange: number => `範囲${number}を削除`,
  addRange: '範囲を追加',
  rangeHint: '文字は0から数えます。開始と終了の文字もマスクされます。',
  wholeNumbers: '開始と終了は、0から数えた整数です。',
  notInEncoding: (char, encoding) =>
    `${char}は、このファイルの文字コード${encoding}にありません。別の文字を選択するか、ファイルをUTF-8で保存してください。`,

  tableFault: 'このファイルは、このままでは匿名化できません',
  clear: '匿名化しない',
  onlyHeader: '見出し行の下に行がありません',
  onlyHeaderText: 'ファイルに匿名化する値がありません。唯一の行が値の場合は、「見出し行あり」をオフにしてください。',
  ragged: (row, fields, first) =>
    `${count(row)}行目の項目は${plural(fields, { other: '#個' }, 'ja')}ですが、1行目は${count(first)}個です`,
  raggedText: '匿名化したファイルは、すべての行の項目数が同じ場合にだけ送信されます。先にファイルを修正してください。',
  tooManyColumns: (columns, max) =>
    `ファイルには${count(columns)}列あります。ここで匿名化できるのは最初の${count(max)}列だけです。`,
  previewFailed: '匿名化したデータをプレビューできませんでした',
  previewFailedText: '選択内容は保持されており、ファイルの送信前にもう一度チェックされます。',
  suggestionsFailed: 'サーバーが応答しなかったため、ルールを提案できませんでした。もう一度お試しください。',
  sensitive: columns => plural(columns, { other: '機密データの可能性がある列：#列' }, 'ja'),
  sensitiveColumn: (column, many) => `${column}（${many}）`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, plural(others, { other: 'ほか#列' }, 'ja')] : columns, 'ja')}。適用するまで何も変更されません。`,
  nothingSensitive: '先頭の行に機密データは検出されませんでした。ご自身でも列を確認してください。',
  apply: suggestions => (suggestions === 1 ? '提案を適用' : '提案をすべて適用'),

  columnFault: (number, method) => `列${number}の匿名化の方法「${method}」にエラーがあります。`,
  reset: number => `列${number}をリセット`,
  checking: 'ルールをチェックしています',
  noColumns: '匿名化する列はありません。ファイルはこのまま送信されます。',
  updating: columns => plural(columns, { other: '#列を匿名化します。プレビューを更新しています。' }, 'ja'),
  shown: columns =>
    plural(columns, { other: '#列を匿名化します。ランダムな値は、送信するファイル用に改めて生成されます。' }, 'ja'),
  columns: columns => plural(columns, { other: '#列を匿名化します。' }, 'ja'),
}
