import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const files = (count: number) => countFiles(count, 'ja')

/** Nouns have no plural: as a label, within a sentence, and with a number. */
const kind = (name: string) => ({
  one: name,
  many: name,
  counted: (count: number) => plural(count, { other: `${name}#件` }, 'ja'),
})

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { other: '#人' }, 'ja')
  return isAtLeast ? `${counted}以上` : counted
}

export const words: WordsTexts = {
  infoTypes: {
    CREDIT_CARD_NUMBER: kind('クレジットカード番号'),
    DOMAIN_NAME: kind('ドメイン名'),
    EMAIL_ADDRESS: kind('メールアドレス'),
    IBAN_CODE: kind('IBANコード'),
    IP_ADDRESS: kind('IPアドレス'),
    LOCATION: kind('地名'),
    PERSON_NAME: kind('人名'),
    PHONE_NUMBER: kind('電話番号'),
    NATIONAL_ID: kind('国民識別番号'),
    STREET_ADDRESS: kind('住所'),
    SWIFT_CODE: kind('SWIFTコード'),
    API_KEY: kind('APIキー'),
    BANK_ACCOUNT_NUMBER: kind('銀行口座番号'),
    CRYPTO_ADDRESS: kind('暗号資産アドレス'),
    DATE_OF_BIRTH: kind('生年月日'),
    DRIVERS_LICENSE_NUMBER: kind('運転免許証番号'),
    ICD10_CODE: kind('ICD-10コード'),
    LICENSE_PLATE: kind('車両ナンバー'),
    LOCATION_COORDINATES: kind('座標'),
    MAC_ADDRESS: kind('MACアドレス'),
    MEDICAL_RECORD_NUMBER: kind('患者番号'),
    PASSPORT_NUMBER: kind('パスポート番号'),
    PRIVATE_KEY: kind('秘密鍵'),
    TAX_NUMBER: kind('税務番号'),
  },
  likelihoods: {
    VERY_UNLIKELY: '可能性が非常に低い',
    UNLIKELY: '可能性が低い',
    POSSIBLE: '可能性あり',
    LIKELY: '可能性が高い',
    VERY_LIKELY: '可能性が非常に高い',
  },
  states: {
    provisional: { label: '進行中', meaning: '転送を開始しています' },
    requested: { label: '依頼中', meaning: '受信者によるファイルのアップロードを待っています' },
    uploading: { label: 'アップロード中', meaning: 'ファイルをアップロードしています' },
    processing: { label: '処理中', meaning: 'ファイルを処理しています' },
    active: { label: '有効', meaning: 'ファイルは受信者と共有されています' },
    failed: { label: '失敗', meaning: '転送を完了できませんでした' },
    expired: { label: '期限切れ', meaning: '転送の期限が切れました' },
    retracted: { label: '取り消し済み', meaning: '転送は取り消されました' },
    unknown: { label: '不明', meaning: 'この状態にページが対応していません。再読み込みしてください。' },
  },
  options: {
    anonymized: '匿名化',
    passwordProtected: 'パスワード保護',
    otp: 'ワンタイムパスワード',
    trackingId: '追跡ID',
  },
  ranges: {
    today: '今日',
    yesterday: '昨日',
    tomorrow: '明日',
    'last-7-days': '過去7日間',
    'this-week': '今週',
    'last-week': '先週',
    'next-week': '来週',
    'this-month': '今月',
    'last-month': '先月',
    'next-month': '来月',
  },
  methods: {
    none: 'なし',
    sha256: 'ハッシュ',
    basic_mask: 'マスク',
    regex_mask: '正規表現',
    fpe_ffx2: '形式保持暗号化',
  },

  since: day => `${day}以降`,
  until: day => `${day}まで`,
  anyTime: '全期間',
  justNow: 'たった今',
  filesInTotal: (count, bytes) => `${files(count)}、合計${formatBytes(bytes, 'ja')}`,

  unread: {
    reasons: {
      password: 'パスワード保護',
      broken: '破損、または形式と一致しない内容',
      unknown: '不明な形式',
      unsupported: 'この形式には読み取れるテキストがありません',
      encoding: '不明な文字コード（UTF-8で保存してください）',
      tooLarge: '展開後のサイズが大きすぎます',
      tooDeep: 'アーカイブの入れ子が深すぎます',
      tooManyEntries: '項目が多すぎます',
      overlapping: '項目の重複（不正なアーカイブの兆候）',
      timeout: '読み取りに時間がかかりすぎました',
      memory: '読み取りに必要なメモリが多すぎました',
      sampled: '一部の種類のデータは、テキストの一部だけを検索しました',
      other: '不明な理由',
    },
    file: reason => `ファイルを検査できませんでした：${reason}`,
    endOfFile: reason => `ファイルを最後まで検査できませんでした：${reason}`,
    parts: (count, reason) => `${plural(count, { other: 'ファイルの#か所を検査できませんでした' }, 'ja')}：${reason}`,
    none: '検査できませんでした',
    noneBecause: reason => `検査できませんでした：${reason}`,
    part: '一部を検査できませんでした',
    partBecause: reason => `一部を検査できませんでした：${reason}`,
  },
  malware: {
    reasons: {
      encrypted: '暗号化されています',
      tooDeep: 'アーカイブの入れ子が深すぎます',
      tooLarge: '大きすぎます',
      other: '読み取れません',
    },
    unscannable: reason => `マルウェアスキャンができませんでした：${reason}`,
    infected: name => `マルウェアを検出：${name}`,
    allowed: 'マルウェアの警告がありますが、管理者が許可しました',
    waiting: 'マルウェアスキャンを待っています',
    clean: 'マルウェアは見つかりませんでした',
    notScanned: 'マルウェアスキャンなし',
  },
  notInspected: '検査していません',
  notInspectedYet: 'まだ検査していません',
  nothingFound: '検出なし',
  nothingFoundInPart: '検査できた範囲では検出なし',

  downloads: {
    none: 'まだありません',
    counted: count => plural(count, { other: 'ダウンロード#回' }, 'ja'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}、アーカイブ`,
    some: (people, isAtLeast, count, of) =>
      `${countPeople(people, isAtLeast)}、${files(of)}のうち${formatCount(count, 'ja')}個`,
    byOne: count => `${countPeople(1, false)}、${files(count)}すべて`,
    byEach: (people, isAtLeast, count) => `${countPeople(people, isAtLeast)}、それぞれ${files(count)}すべて`,
    together: (people, isAtLeast, count) => `${countPeople(people, isAtLeast)}、合わせて${files(count)}すべて`,
    howCounted: '人数は、サインイン、コード、ネットワークによって区別しています。',
    firstOn: moment => `初回：${moment}`,
  },

  abandoned: 'アップロードは破棄されました。何も共有されていません。',
  corrected: '送信前に受信者が訂正されました。何も共有されていません。',
  wrongRecipient: '誤った受信者に送信、撤回済み',
  arrived: recipient => `${recipient}からのファイルが届いています`,
  extend: '延長する',
  retractRefused: '取り消せるのは、有効または依頼中の転送だけです。',

  held: {
    inspection:
      '現在、ファイルの検査が正常に機能していません。検査されていないファイルは公開されません。転送は自動的に続行されます。',
    extraction:
      '現在、文書の読み取りが正常に機能していません。検査されていないファイルは公開されません。転送は自動的に続行されます。',
    anonymization:
      '現在、表の匿名化が正常に機能していません。検査されていないファイルは公開されません。転送は自動的に続行されます。',
    scanner:
      '現在、マルウェアスキャンが正しく動作していません。検査されていないファイルは公開されません。転送は自動的に続行されます。',
    other:
      '現在、検査の一部が正常に機能していません。検査されていないファイルは公開されません。転送は自動的に続行されます。',
  },
  heldTitle: 'ファイルは待機しています',
  processing: recipient => `ファイルを処理しています。完了すると、${recipient}に送信されます。`,
  processingUnmailed: recipient =>
    `ファイルを処理しています。メールは送信されません。完了したら、リンクをコピーして${recipient}に渡してください。`,

  several: {
    andOthers: (first, others) => `${first}、${plural(others, { other: 'ほか#名' }, 'ja')}`,
    count: recipients => plural(recipients, { other: '受信者#名' }, 'ja'),
    add: '受信者を追加',
    fromFile: 'ファイルから',
    addLater: '受信者を追加',
    processingUnmailed:
      'ファイルを処理しています。メールは送信されません。完了したら、転送を開き、受信者ごとのリンクをコピーして渡してください。',
    readyByHand: 'ファイルの準備ができました。転送を開き、受信者ごとのリンクをコピーして渡してください。',
    noLongerShared: '受信者はファイルを取得できなくなりました。',
    discardText:
      'アップロードは停止し、アップロードされたデータはすべて削除されます。受信者には何も届かず、通知もされません。',
  },
}
