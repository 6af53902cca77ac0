import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes } from '../format.ts'

const alphabets = { Latin: 'ラテン文字', Greek: 'ギリシャ文字', Cyrillic: 'キリル文字' }
const size = (bytes: number) => formatBytes(bytes, 'ja')

export const fieldTexts: FieldTexts = {
  required: '必須項目です',
  filesRequired: 'ファイルを選択してください',
  invalidEmail: 'メールアドレスが正しくありません',
  foreignLetter: (letter, alphabet, part, place) =>
    `「${part}」の${place}文字目「${letter}」は${alphabets[alphabet]}です。アドレスを入力し直してください。`,
  severalEmails: 'アドレスは1つだけ入力してください。',
  invalidPhone: '電話番号が正しくありません',
  phoneCountry: country => `この国にはコードを送信できません：${country}`,
  maxFiles: allowed => `ファイルの数が上限の${allowed}個を超えています。`,
  maxRecipients: allowed => `受信者は${allowed}人までです。`,
  codeOfOne: 'SMSのコードは、受信者が1人の場合にのみ使えます。',
  oneFactor: 'SMSコードかメールコードのどちらかを選択してください。1つの転送で両方は使えません。',
  fileTooLarge: bytes => `1ファイルのサイズは${size(bytes)}までです。`,
  totalTooLarge: bytes => `ファイルの合計サイズは${size(bytes)}までです。`,
  sealingLimit: bytes => `パスワード保護は、ファイルの合計サイズが${size(bytes)}までの場合に利用できます。`,
  sealingTotal: bytes => `この転送のファイルの合計サイズは${size(bytes)}です。`,
  acknowledgement:
    'このメッセージの受け取りのためにメールアドレス（ファイル共有の場合は電話番号も）を使用することを、受信者に伝えました。',
  consent: '送信する前に、上記の内容を読んで確認してください。',
  expiryMin: days => `有効期限は${days}日以上にしてください。`,
  expiryMax: days => `有効期限は${days}日以内にしてください。`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'すべての項目を入力してください',
  maskBackwards: '「開始」は「終了」以下にしてください',
  oneCharacter: '置換文字は1文字です。',
  keySpaces: 'キーの先頭と末尾にスペースは使用できません。',
  patternTooLong: '検索パターンは256文字までです。',
  noColumn: 'ルールには列の番号が必要です。',
  leadingZero: index => `列の番号は先頭にゼロを付けず、${index}ではなく${Number(index)}と入力してください。`,
  noHeader: name => `列「${name}」を探すための見出し行がありません。`,
  twoRules: name => `列「${name}」に2つのルールがあります。`,
  twice: 'パラメーターが重複しています。',
  unknownParameter: (key, method) => `${method}に${key}というパラメーターはありません。`,
  textNeeded: key => `${key}はテキストで指定してください。`,
  flagNeeded: key => `${key}は、引用符を付けずにtrueまたはfalseで指定してください。`,
  formulaMask: char => `値の先頭に${char}は使用できません。表計算ソフトで数式として実行されてしまいます。`,
  tooManyKeys: max => `1つのファイルに入力できるキーは${max}種類までです。`,
}
