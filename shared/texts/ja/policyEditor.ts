import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const count = (number: number) => formatCount(number, 'ja')
const days = (number: number) => formatDuration(number, 'day', 'ja')
const or = (values: readonly string[]) => formatList(values, 'ja', 'disjunction')

export const policyEditor: PolicyEditorTexts = {
  title: 'ポリシー',
  views: 'ポリシーの表示方法',
  form: 'フォーム',
  json: 'JSON',
  history: '履歴',
  conflict: 'このポリシーは別のポリシーと矛盾しています',
  leave: '保存せずに閉じますか？',
  leaveText: 'このポリシーの変更は保存されていません。',
  stay: '編集を続ける',
  discard: '変更を破棄',

  summary: '内容の要約',
  unfinished: '入力途中の行は含まれません。',
  everyTransfer: '条件がない場合、このポリシーはすべての転送に適用されます。',
  noTransfer: 'すべての条件に同時に一致する転送はないため、このポリシーは適用されません。',
  overLimit: (condition, limit) =>
    `組織の上限は${count(limit)}であるため、「${condition}」が成り立つことはありません。このポリシーは適用されません。`,
  alwaysTrue: condition => `「${condition}」は常に成り立つため、この条件には効果がありません。`,
  sameName: name =>
    `「${name}」という名前のポリシーがほかにあります。送信者に表示されるため、ポリシーごとに異なる名前を付けてください。`,

  jsonLabel: 'JSON形式のポリシー',
  jsonHelp: 'フォームとこのテキストは、同じポリシーを表します。',
  seeFaults: '下のリストを参照してください。',
  faults: 'エラー',
  faultsTitle: '保存する前に修正してください',

  choose: '選択',
  notSet: '未設定',
  search: '検索',
  searchIn: label => `検索：${label}`,
  noMatch: '一致なし',
  chosen: '選択済み',
  add: '追加',
  remove: value => `${value}を削除`,
  valueFault: (value, fault) => `「${value}」：${fault}`,

  rows: {
    conditions: {
      title: number => `条件${number}`,
      add: '条件を追加',
      remove: number => `条件${number}を削除`,
    },
    statements: {
      title: number => `要件${number}`,
      add: '要件を追加',
      remove: number => `要件${number}を削除`,
    },
  },
  attribute: '対象',
  operator: '比較',
  feature: '要件の対象',
  effect: '効果',
  addMessage: '送信者へのメッセージを追加',
  removeMessage: 'メッセージを削除',

  version: version => `バージョン${version}`,
  savedBy: (time, email) => `${time}、${email}`,
  restore: '復元',
  restoreVersion: version => `バージョン${version}を復元`,
  restoreTitle: version => `バージョン${version}を復元しますか？`,
  restoreText: version => `次の変更を加えて、バージョン${version}として保存されます。`,
  restoreLoses: '保存していない変更は失われます。',
  restoring: '復元しています',
  olderVersions: 'さらに古いバージョンがありますが、このページには表示されません。',

  stale: (email, newer, base) => `バージョン${base}の編集中に、${email}がバージョン${newer}を保存しました`,
  staleLoaded: version => `バージョン${version}を表示しています。行った変更はここに保持されています。`,
  newerChanges: (version, time) => `バージョン${version}での変更（${time}）`,
  ownChanges: '保存していない変更',
  loadVersion: version => `バージョン${version}を読み込む`,
  reapply: version => `変更をバージョン${version}に適用`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: '違いはありません。',
  kinds: { added: '追加', removed: '削除', changed: '変更' },
  name: '名前',
  description: '説明',
  mode: 'モード',
  condition: '条件',
  demand: '要件',
  message: 'メッセージ',
  link: 'リンク',
  text: (label, text) => `${label}：「${text}」`,
  changedText: (label, before, after) => `${label}：「${before}」から「${after}」に変更`,
  withDetails: (change, details) => `${change}（${details.join('、')}）`,
  addedValues: values => `追加：${values.join('、')}`,
  removedValues: values => `削除：${values.join('、')}`,
  addedText: (label, text) => `${label}を追加：「${text}」`,
  removedText: (label, text) => `${label}を削除：「${text}」`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: '必須項目です',
  min: min => `${min}以上の数値を入力してください`,
  max: max => `${max}以下の数値を入力してください`,
  invalidJson: 'JSONが正しくありません',
  text: 'テキストを入力してください。',
  number: '数値を入力してください。',
  whole: '整数を入力してください。',
  value: 'テキスト、数値、trueまたはfalseを入力してください。',
  types: {
    string: 'テキストを入力してください。',
    number: '数値を入力してください。',
    int: '整数を入力してください。',
    boolean: 'trueまたはfalseを入力してください。',
    array: 'リストを入力してください。',
    tuple: 'リストを入力してください。',
    object: 'オブジェクトを入力してください。',
  },
  oneOf: values =>
    values.length === 1 ? `${values[0]}と入力してください。` : `次のいずれかを入力してください：${values.join('、')}。`,
  tooLong: max => plural(max, { other: '#文字以内で入力してください。' }, 'ja'),
  tooMany: max => `最大${count(max)}個までです。`,
  unknownField: 'このフィールドはここでは使用できません。',
  unknownFields: keys => `フィールド${keys.map(key => `「${key}」`).join('')}はここでは使用できません。`,
  unknownChoice: 'リストから選択してください。',
  infoTypeOff:
    'この種類のデータはファイル内で検索されていません。別の種類を選択するか、設定への追加を運用担当者に依頼してください。',
  address: 'carol@partner.exampleのようなアドレスを入力してください。',
  addressPattern:
    'carol@partner.exampleのようなアドレスを入力してください。üなどの文字を使用できるのは、ドメインの*や?を含まない部分だけです。*は8個まで使用できます。',
  domain: 'partner.exampleのようなドメインを入力してください。',
  domainPattern:
    'partner.exampleのようなドメインを入力してください。*や?を含む部分に、üなどの文字は使用できません。*は8個まで使用できます。',
  pattern: '*は8個まで使用できます。',
  extension: 'pdfのような拡張子を入力してください。',
  link: 'https:で始まるアドレスを入力してください。',
  group: groups => `${or(groups)}を入力してください。`,
  days: (min, max) => `組織の制限に従い、${min}～${max}の日数を入力してください。`,
  templateSet: 'この名前のテンプレートセットはありません。',
  noCodes: 'SMSコードを送信できる国が設定されていないため、組織ではSMSコードを送信できません。',
  repeated: 'このポリシーにすでに含まれています。',
  expiry: '有効期間の最小日数が最大日数を超えています。',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: '名前', help: 'ポリシーの対象になる送信者に表示されます。' },
    description: { label: '説明', help: '管理者向け：このポリシーの目的。' },
    mode: { label: 'モード', help: '' },
  },
  conditions: {
    label: '条件',
    help: 'すべての条件に一致する転送に適用されます。条件がない場合は、すべての転送に適用されます。',
    item: '条件',
  },
  statements: { label: '要件', help: '一致する転送にポリシーが求める内容です。', item: '要件' },
  explanation: {
    message: { label: '独自のメッセージ', help: 'ポリシーの名前とともに送信者に表示されます。' },
    link: { label: 'リンク', help: '社内規程のページなど、メッセージとともに表示されます。' },
  },
  value: '値',
  values: '値',
  yes: 'はい',
  no: 'いいえ',

  attributes: {
    sender: {
      group: '送信者',
      label: '送信者のアドレス',
      help: 'ファイルを送信または依頼するメンバーのメールアドレス。',
    },
    'sender.domain': { group: '送信者', label: '送信者のドメイン', help: '@より後の部分。' },
    'sender.group': {
      group: '送信者',
      label: '送信者のグループ',
      help: 'ファイルを送信または依頼するメンバーのグループ。',
    },
    recipient: {
      group: '受信者',
      label: '受信者のアドレス',
      help: '依頼の場合は、ファイルの依頼先の方。',
    },
    'recipient.domain': { group: '受信者', label: '受信者のドメイン', help: '@より後の部分。' },
    'recipient.isNewToSender': {
      group: '受信者',
      label: '送信者にとって初めて',
      help: '送信者がこのアドレスとやり取りしたことがない場合。',
    },
    'recipient.isNewToOrganisation': {
      group: '受信者',
      label: '組織にとって初めて',
      help: 'どのメンバーもこのアドレスとやり取りしたことがない場合。送信者は、ポリシーの効果からそのことを知ります。',
    },
    'files.extension': { group: 'ファイル', label: 'ファイル形式', help: 'pdfなど、ファイル名の拡張子。' },
    'files.count': { group: 'ファイル', label: 'ファイルの数', help: '1回の転送のファイルの数。' },
    'files.totalSize': { group: 'ファイル', label: '合計サイズ', help: '1回の転送の全ファイルの合計サイズ。' },
    'files.infoType': {
      group: 'ファイル',
      label: '機密データ',
      help: '全ファイルの検査で検出されたデータ。',
    },
    'files.anonymized': {
      group: 'ファイル',
      label: '匿名化済み',
      help: 'すべてのファイルに匿名化された列がある場合。',
    },
    'files.notInspectable': {
      group: 'ファイル',
      label: '検査不可',
      help: 'スキャン画像や暗号化されたアーカイブなど、読み取れない部分がある場合。',
    },
    'files.unscannable': {
      group: 'ファイル',
      label: 'スキャン不可',
      help: '暗号化されたアーカイブなど、マルウェアスキャンがファイルのすべてを読み取れない場合です。',
    },
    isTransferRequest: {
      group: '転送',
      label: 'ファイルの依頼',
      help: 'ファイルの送信ではなく、依頼の場合。',
    },
    trackingId: { group: '転送', label: '追跡ID', help: '送信者が追跡IDとして入力するテキスト。' },
  },

  operators: {
    in: '次のいずれかである',
    notIn: '次のいずれでもない',
    matches: 'パターンに一致する',
    anyOf: '次のいずれかを含む',
    allOf: '次のすべてを含む',
    noneOf: '次のいずれも含まない',
    gte: '以上',
    lte: '以下',
    is: 'である',
  },

  units: { 'files.count': '個', 'files.totalSize': 'MiB', minCount: '回', days: '日' },
  groups: { org: 'メンバー（org）', admin: '管理者（admin）' },
  dependents: {
    minCount: { label: '最小件数', help: '全ファイルを合わせた件数。空の場合は1件。' },
    minLikelihood: { label: '確度', help: '確度がこれより低い検出は数えません。空の場合は「可能性あり」。' },
  },
  likelihoods: {
    VERY_UNLIKELY: '可能性が非常に低い以上',
    UNLIKELY: '可能性が低い以上',
    POSSIBLE: '可能性あり以上',
    LIKELY: '可能性が高い以上',
    VERY_LIKELY: '可能性が非常に高い',
  },

  features: {
    anonymousTransfer: { label: '送信者の非表示', help: '誰がファイルを送信したか、受信者に表示されません。' },
    passwordProtection: {
      label: 'パスワード保護',
      help: 'ファイルは、パスワード付きのアーカイブで暗号化されます。',
    },
    mobileOtp: { label: 'ワンタイムパスワード', help: '受信者は、コードで電話番号を確認します。' },
    emailOtp: {
      label: 'メールコード',
      help: '受信者は、コードでメールボックスを確認します。より安全なSMSコードでも条件を満たします。',
    },
    trackingId: { label: '追跡ID', help: '送信者が独自に付ける転送の参照番号。' },
    acknowledgement: {
      label: '送信者の同意',
      help: '連絡について受信者の了承を得たことを、送信者が確認します。',
    },
    signIn: {
      label: '受信者のサインイン',
      help: 'リンクは、受信者のアドレスでサインインした後にだけ開きます。受信者にはアカウントが必要です。',
    },
    minExpiryDays: { label: '有効期間の最小日数', help: 'ファイルは、少なくともこの日数の間利用できます。' },
    maxExpiryDays: { label: '有効期間の最大日数', help: 'ファイルを利用できるのは、この日数までです。' },
    templateSet: { label: 'テンプレートセット', help: 'メールにこのセットが使用されます。' },
    transfer: { label: '転送自体', help: '転送を送信できるかどうか。' },
  },

  effects: {
    prohibited: '禁止',
    optional: '任意',
    required: '必須',
    set: '次の値',
    allow: '許可',
    warn: '警告を表示',
    block: 'ブロック',
  },

  set: 'セット',
  days: '日数',
  daysHelp: (min, max) => `組織の制限は${min}～${max}日です。`,
  signInOutside:
    '組織のドメイン以外の受信者には、ここにサインインできるアカウントが必要です。アカウントがないと、リンクを開けません。',
}

export const policySimulation: PolicySimulationTexts = {
  try: '試す',
  title: '過去の転送での結果',
  running: '過去の転送で試しています…',
  failed: 'ポリシーを試せませんでした',
  afterUpload: 'アップロード後のチェックでは、検出されたファイル形式と匿名化も使用されます。',
  outdated: 'その後ポリシーが変更されました。もう一度試してください。',
  examples: '例',
  exchange: '{sender}から{recipient}',

  noTransfers: '過去90日間に、試すための転送がありません。',
  noMatch: transfers => plural(transfers, { other: '過去90日間の転送#件のうち、一致する転送はありません。' }, 'ja'),
  matches: (matched, transfers) =>
    plural(transfers, { other: `過去90日間の転送#件のうち、${count(matched)}件に一致します。` }, 'ja'),
  counts: (blocked, warned, changed) =>
    `ブロック${count(blocked)}件、警告${count(warned)}件、変更${count(changed)}件。`,
  undecided: transfers => plural(transfers, { other: '#件の転送は、情報が足りないため判定できません。' }, 'ja'),
  asOf: iso => `${formatDateTime(iso, undefined, 'ja')}より後の変更は含まれていません。`,

  outcomes: {
    blocked: 'ブロック',
    warned: '警告',
    changed: '変更',
    matched: '一致',
  },
  blocked: 'ブロックされていたはずです。',
  warned: '送信者に警告が表示されていたはずです。',
  matched: '一致しますが、ポリシーは何も求めていません。',
  required: {
    anonymousTransfer: '送信者を表示して送信されました。',
    passwordProtection: 'パスワード保護なしで送信されました。',
    mobileOtp: 'ワンタイムパスワードなしで送信されました。',
    emailOtp: 'メールコードなしで送信されました。',
    trackingId: '追跡IDなしで送信されました。',
    acknowledgement: '送信者の同意なしで送信されました。',
  },
  prohibited: {
    anonymousTransfer: '送信者を非表示にして送信されました。',
    passwordProtection: 'パスワード保護ありで送信されました。',
    mobileOtp: 'ワンタイムパスワードありで送信されました。',
    emailOtp: 'メールコードありで送信されました。',
    trackingId: '追跡IDありで送信されました。',
  },
  atLeast: (number, least) => `有効期間は${days(number)}間でしたが、最小は${days(least)}間です。`,
  atMost: (number, most) => `有効期間は${days(number)}間でしたが、最大は${days(most)}間です。`,
  templateSet: (used, required) => `テンプレートセット「${required}」ではなく「${used}」が使用されました。`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'パックから追加',
  about:
    '各パックには、1つの法令や規格に対応したポリシーが含まれています。監視モードでは、適用した場合の結果を記録するだけです。',
  sources: '出典',
  add: policies => plural(policies, { other: '#件のポリシーを監視モードで追加' }, 'ja'),
  added: policies => plural(policies, { other: '#件のポリシーを追加しました' }, 'ja'),
  inList: 'このパックのポリシーはすべてリストにあります。',
  adding: (number, policies) => `追加しています（${number}/${policies}）…`,
  allAdded: '追加済み',
  outcomes: {
    added: '追加しました',
    skipped: '同じ名前のポリシーがあるため、スキップしました。',
    refused: reason => `追加できませんでした：${reason}`,
  },
  counts: {
    added: policies => `追加${count(policies)}件`,
    skipped: policies => `スキップ${count(policies)}件`,
    refused: policies => `失敗${count(policies)}件`,
  },
  result: counts => `${counts.join('、')}。`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: '決済カード（PCI DSS 4.0）',
    description: 'カード番号は、暗号化し、短期間に限り、一覧ではない形でのみ組織外に送信します。',
    policies: {
      encrypted: {
        name: 'PCI DSS：カード番号の暗号化',
        description: '要件4.2.2：個人に送信されるカード番号は、強力な暗号化で保護します。',
        message: 'カード番号を含むファイルには、パスワード保護が必要です。',
      },
      shortLived: {
        name: 'PCI DSS：カード番号は7日間',
        description: '要件3.2.1：アカウントデータは、必要な期間だけ保存します。',
        message: 'カード番号へのリンクの有効期間は、最長7日間です。',
      },
      blocked: {
        name: 'PCI DSS：カード番号の一覧の禁止',
        description: '要件3.5.1：保存されるカード番号は読み取れないようにします。代わりに列を匿名化してください。',
        message: 'カード番号の一覧は送信できません。先にカード番号の列を匿名化してください。',
      },
    },
  },
  healthData: {
    title: '医療データ（HIPAA）',
    description: '患者を特定できるファイルは暗号化し、本人確認された方だけが開けます。',
    policies: {
      encrypted: {
        name: 'HIPAA：個人を特定できるデータの暗号化',
        description:
          '164.312(e)(1)：送信中の情報を保護します。名前と識別番号の組み合わせは個人を特定します（164.514(b)(2)）。',
        message: '個人を特定できるファイルには、パスワード保護が必要です。',
      },
      verified: {
        name: 'HIPAA：受信者の本人確認',
        description: '164.312(d)：アクセスを求める人は、本人であることを証明します。',
        message: '個人を特定できるファイルを開く前に、受信者は電話番号を確認する必要があります。',
      },
      anonymized: {
        name: 'HIPAA：個人の一覧の匿名化',
        description: '164.514(b)(2)：識別子がなければ、規則は適用されません。',
        message: '個人の一覧のようです。受信者に必要のない列を匿名化してください。',
      },
    },
  },
  personalData: {
    title: '個人データ（GDPR）',
    description: '個人データは、保護したうえで、必要な範囲と期間に限り組織外に送信します。',
    policies: {
      encrypted: {
        name: 'GDPR：識別番号の暗号化',
        description:
          '第32条1項(a)および第87条：暗号化は、リスクに見合った措置です。国民識別番号には特別な条件が適用されます。',
        message: '識別番号を含むファイルには、パスワード保護が必要です。',
      },
      warned: {
        name: 'GDPR：必要なデータのみ',
        description: '第5条1項(c)、データの最小化。',
        message: '多数の人の個人データのようです。受信者に必要のない列を匿名化してください。',
      },
      shortLived: {
        name: 'GDPR：個人データは14日間',
        description: '第5条1項(e)、保存期間の制限。',
        message: '個人データへのリンクの有効期間は、最長14日間です。',
      },
    },
  },
  ownDomain: {
    title: '組織のドメインのサインイン',
    description: '組織内の方は、サインインしてからリンクを開きます。',
    policies: {
      signIn: {
        name: '組織内の受信者のサインイン',
        description: 'メールがほかの人に渡っても、受信者のアカウントがなければリンクからは何も開けません。',
      },
    },
  },
  unreadFiles: {
    title: '未検査のファイルの送信禁止',
    description: '検査できないファイルは、組織の外に出しません。',
    policies: {
      blocked: {
        name: '未検査のファイルの送信禁止',
        description: '暗号化、破損、または形式が不明のファイルには、何が含まれているかわかりません。',
        message: '完全に検査できないファイルがあります。独自のパスワードを付けず、読み取れる形式で送信してください。',
      },
    },
  },
}
