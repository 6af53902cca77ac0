import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

const count = (number: number) => formatCount(number, 'ja')

export const policyPage: PolicyPageTexts = {
  title: 'コンプライアンス',
  add: 'ポリシーを追加',
  addFromPack: 'パックから追加',
  empty: 'ポリシーはまだありません',
  emptyText:
    'ポリシーは、条件に一致する転送に適用されます。たとえば、クレジットカード番号を含むファイルにパスワード保護を必須にしたり、新しい受信者への転送で警告を表示したりできます。ポリシーがない場合は、送信者がすべてのオプションを自分で選択します。',
  loading: 'ポリシーを読み込んでいます',
  listFailed: 'ポリシーのリストを読み込めませんでした',
  fetchFailed: 'ポリシーを読み込めませんでした',
  formFailed: 'ポリシーのフォームの定義を読み込めませんでした',
  dialogFailed: 'ダイアログを読み込めませんでした。接続を確認するか、ページを再読み込みしてください。',
  packsFailed: 'ポリシーのパックを読み込めませんでした',
  createFailed: 'ポリシーを作成できませんでした',
  updateFailed: 'ポリシーを更新できませんでした',
  created: 'ポリシーを作成しました',
  updated: 'ポリシーを更新しました',

  id: 'ID',
  name: '名前',
  description: '説明',
  mode: 'モード',
  updatedOn: '更新日時',
  version: 'バージョン',
  actions: '操作',
  edit: '編集',
  editOf: name => `編集：${name}`,
  modeOf: name => `${name}のモード`,
  changeMode: (name, mode) => `「${name}」を「${mode}」に変更しますか？`,
  change: '変更',
  saving: '保存しています',
  justNow: 'たった今',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: '適用', help: '一致するすべての転送に適用されます。' },
  monitor: { label: '監視', help: '適用した場合の結果を記録するだけです。' },
  off: { label: 'オフ', help: '何も行いません。' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: transfers => plural(transfers, { other: '90日間に#件の転送に一致' }, 'ja'),
  monitored: transfers => plural(transfers, { other: '適用していれば90日間に#件の転送に一致' }, 'ja'),
  withEffects: (matched, effects) => `${matched}：${effects.join('、')}`,
  effects: {
    blocked: transfers => `ブロック${count(transfers)}件`,
    warned: transfers => `警告${count(transfers)}件`,
    changed: transfers => `変更${count(transfers)}件`,
  },
}

const and = (values: readonly string[]) => formatList(values, 'ja')
const or = (values: readonly string[]) => formatList(values, 'ja', 'disjunction')
/** 'AとBのいずれでもない' */
const isNone = (values: readonly string[]) =>
  values.length === 1 ? `${values[0]}ではない` : `${and(values)}のいずれでもない`
/** 'Aである場合' of one clause, '「A」「B」のすべてに該当する場合' of several. */
const ifAll = (clauses: readonly string[]) =>
  clauses.length === 1
    ? `${clauses[0]}場合`
    : `${clauses.map(clause => `「${clause}」`).join('')}のすべてに該当する場合`
const days = (number: number) => formatDuration(number, 'day', 'ja')

/** The texts of one attribute, such as '送信者のドメイン'. */
const toClauses = (name: string, address = name) => ({
  in: (values: readonly string[]) => `${name}が${or(values)}である`,
  notIn: (values: readonly string[]) => `${name}が${isNone(values)}`,
  matches: (values: readonly string[]) => `${address}が${or(values)}に一致する`,
})

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `${ifAll(conditions)}：${demands.join('、')}。`,
  forAll: demands => `すべての転送：${demands.join('、')}。`,
  unfinished: conditions => `${ifAll(conditions)}：…`,
  unfinishedForAll: 'すべての転送：…',
  others: values => plural(values, { other: 'ほか#件' }, 'ja'),

  texts: {
    sender: toClauses('送信者', '送信者のアドレス'),
    'sender.domain': toClauses('送信者のドメイン'),
    recipient: toClauses('受信者', '受信者のアドレス'),
    'recipient.domain': toClauses('受信者のドメイン'),
    trackingId: toClauses('追跡ID'),
  },
  sets: {
    'sender.group': {
      anyOf: groups => `送信者が${or(groups)}のグループに属している`,
      allOf: groups => `送信者が${and(groups)}${groups.length === 1 ? 'の' : 'のすべての'}グループに属している`,
      noneOf: groups => `送信者が${or(groups)}のグループに属していない`,
    },
    'files.extension': {
      anyOf: types => `${or(types)}形式のファイルが含まれる`,
      allOf: types => `${and(types)}${types.length === 1 ? '形式' : 'の各形式'}のファイルが含まれる`,
      noneOf: types => `${or(types)}形式のファイルが含まれない`,
    },
    'files.infoType': {
      anyOf: kinds => `ファイルに${or(kinds)}が含まれる`,
      allOf: kinds => `ファイルに${and(kinds)}${kinds.length === 1 ? '' : 'のすべて'}が含まれる`,
      noneOf: kinds => `ファイルに${or(kinds)}が含まれない`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `ファイルに${or(kinds.map(kind => `${kind}以上`))}が含まれる`,
    allOf: kinds =>
      `ファイルに${and(kinds.map(kind => `${kind}以上`))}${kinds.length === 1 ? '' : 'のすべて'}が含まれる`,
    noneOf: kinds => `ファイルに${or(kinds.map(kind => `${kind}以上`))}が含まれない`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause}（可能性が非常に低いものも対象）`,
    UNLIKELY: clause => `${clause}（可能性が低いものも対象）`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause}（可能性が高いもののみ）`,
    VERY_LIKELY: clause => `${clause}（可能性が非常に高いもののみ）`,
  },
  numbers: {
    'files.count': {
      gte: files => plural(files, { other: '転送のファイルが#個以上ある' }, 'ja'),
      lte: files => plural(files, { other: '転送のファイルが#個以下である' }, 'ja'),
    },
    'files.totalSize': {
      gte: mebibytes => `合計サイズが${count(mebibytes)} MiB以上である`,
      lte: mebibytes => `合計サイズが${count(mebibytes)} MiB以下である`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'ファイルが依頼されたものである', no: 'ファイルが依頼なしに送信される' },
    'files.anonymized': {
      yes: 'すべてのファイルが匿名化されている',
      no: '匿名化されていないファイルがある',
    },
    'files.notInspectable': {
      yes: '完全に検査できないファイルがある',
      no: 'すべてのファイルを完全に検査できる',
    },
    'files.unscannable': {
      yes: 'マルウェアスキャンができないファイルがある',
      no: 'マルウェアスキャンができないファイルがない',
    },
    'recipient.isNewToSender': {
      yes: '受信者が送信者にとって初めての相手である',
      no: '受信者が送信者にとって既知の相手である',
    },
    'recipient.isNewToOrganisation': {
      yes: '受信者が組織にとって初めての相手である',
      no: '受信者が組織にとって既知の相手である',
    },
  },

  demands: {
    anonymousTransfer: {
      required: '送信者の非表示は必須',
      optional: '送信者の非表示は任意',
      prohibited: '送信者の非表示は禁止',
    },
    passwordProtection: {
      required: 'パスワード保護は必須',
      optional: 'パスワード保護は任意',
      prohibited: 'パスワード保護は禁止',
    },
    mobileOtp: {
      required: 'ワンタイムパスワードは必須',
      optional: 'ワンタイムパスワードは任意',
      prohibited: 'ワンタイムパスワードは禁止',
    },
    emailOtp: {
      required: 'メールコード（またはより安全なコード）は必須',
      optional: 'メールコードは任意',
      prohibited: 'メールコードは禁止',
    },
    trackingId: {
      required: '追跡IDは必須',
      optional: '追跡IDは任意',
      prohibited: '追跡IDは禁止',
    },
    acknowledgement: {
      required: '送信者の同意は必須',
      optional: '送信者の同意は任意',
    },
    signIn: {
      required: '受信者のサインインは必須',
      optional: '受信者のサインインは任意',
    },
    transfer: {
      allow: '転送を許可',
      warn: '送信者に警告を表示',
      block: '転送をブロック',
    },
  },
  minExpiry: number => `ファイルの有効期間は${days(number)}以上`,
  maxExpiry: number => `ファイルの有効期間は${days(number)}以内`,
  templateSet: name => `メールのテンプレートセットは「${name}」`,
}
