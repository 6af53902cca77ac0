import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'ja')
const moment = (iso: string) => formatDateTime(iso, undefined, 'ja')

export const options: OptionsTexts = {
  panel: 'オプション',
  days: (min, max) => `${min}～${max}日`,

  expiry: {
    label: '有効期間を指定',
    field: 'リンクの有効期間（日数）',
    lasting: (count, until) => `${days(count)}間（おおよそ${moment(until)}まで）`,
    fixed: (count, until) => `リンクの有効期間は${days(count)}間です（おおよそ${moment(until)}まで）`,
    invalid: '有効な日数がまだ入力されていません',
    requestField: 'アップロード用リンクの有効期間（日数）',
    requestFixed: count => `アップロード用リンクの有効期間は${days(count)}間です`,
  },

  protection: {
    label: 'パスワード保護',
    on: 'オン：1つのZIPアーカイブで送信、パスワードは別のメール',
    off: 'オフ：ファイルをそのまま送信',
    meaning:
      'すべてのファイルが、AES-256で暗号化された1つのZIPアーカイブで送信されます。パスワードは別のメールで受信者に届きます。受信者には、7-Zip、WinZip、KekaなどのAES-256に対応したZIPソフトが必要です。',
    demand: '組織により、この転送にはパスワード保護が必須です。',
    tooLargeTitle: '組織により、この転送にはパスワード保護が必須です',
    tooLarge: '前に戻り、ファイルを減らして分けて送信してください。',
  },

  code: {
    label: 'SMSコード',
    meaning: '受信者は、電話に送信されたコードを入力してからダウンロードします。',
    demand: '組織により、SMSコードが必須です。',
    offForLink: 'オフ：リンクだけで開けます',
    offForSignIn: 'オフ：サインインだけで開けます',
    incomplete: isMailed => (isMailed ? 'オン：有効な番号が未入力、またはメールで送信' : 'オン：有効な番号が未入力'),
    missing: isMailed => (isMailed ? 'オン：番号が未入力、またはメールで送信' : 'オン：番号が未入力'),
    on: (number, isMailed) => (isMailed ? `オン：${number}、またはメールに送信` : `オン：${number}に送信`),
    byEmail: 'メールでのコード送信も許可',
    byEmailMeaning:
      '便利ですが、安全性は下がります。受信者のメールを読める人は誰でも、リンクとコードの両方を入手できます。',
    goesTo: 'コードは、以前の転送と同じく{number}に送信されます。',
    otherNumber: '別の番号を使用',
    goesElsewhere: 'コードは、以前の転送とは別の番号に送信されます。',
    keep: number => `${number}を使用`,
  },

  emailCode: {
    label: 'メールコード',
    meaning:
      '受信者は、ページから自分のアドレスに送信されたコードを入力してからダウンロードします。転送されたリンクしか持たない人は開けません。リンクとコードが同じメールボックスに届くため、電話より安全性は低くなります。',
    demand: '組織により、コード（少なくともメールコード）が必須です。',
    off: 'オフ',
    on: 'オン：受信者本人のアドレスに送信',
  },

  phone: {
    label: '受信者の携帯電話番号',
    country: '国',
    region: (country, callingCode) => `${country}（+${callingCode}）`,
    otherCountry: 'ほかの国の場合は、+と国番号から入力してください。',
    loading: '電話番号の入力欄を読み込んでいます',
    notLoaded: '電話番号の入力欄を読み込めませんでした',
    notLoadedText: '接続を確認してください。入力した内容は保持されています。',
  },

  sender: {
    label: '自分の名前とアドレスを非表示',
    on: organization => `オン：受信者には${organization}とだけ表示`,
    off: 'オフ：名前とアドレスを表示',
    meaning: organization => `受信者には${organization}とだけ表示され、送信者の名前は表示されません。`,
    demand: '組織により、名前とアドレスの非表示が必須です。',
  },

  trackingId: {
    label: '追跡ID',
    on: trackingId => `オン：${trackingId}`,
    missing: 'オン：IDが未入力',
    off: 'オフ',
    meaning: '後で探すための案件番号や契約番号です。受信者には表示されません。',
    demand: '組織により、追跡IDが必須です。',
    field: 'この転送の追跡ID',
  },

  templateSet: {
    label: 'メールのテンプレートセット',
    fixed: name => `メールのテンプレートセット：${name}`,
    field: 'テンプレートセット',
  },

  linkMail: {
    label: recipient => `リンクを${recipient}にメールで送信`,
    labelWithoutRecipient: 'リンクをメールで送信',
    on: 'オン',
    off: 'オフ：自分でリンクをコピーして渡します',
  },
  downloadNotice: {
    label: '最初のダウンロードをメールで知らせる',
    on: 'オン：受信者が複数の場合は1時間に1通まで',
    off: 'オフ：ダウンロードは転送のページに表示されます',
  },
}

const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: '送信者の非表示',
  passwordProtection: 'パスワード保護',
  mobileOtp: 'SMSコード',
  emailOtp: 'メールコード',
  trackingId: '追跡ID',
  expiryDays: '有効期間の日数',
  templateSet: 'テンプレートセット',
}
const toFeatureName = (feature: string) => featureNames[feature] ?? feature
const listDomains = (domains: readonly string[], others: number) =>
  formatList(others > 0 ? [...domains, `ほか${formatCount(others, 'ja')}件のドメイン`] : domains, 'ja')

export const demandTexts: DemandTexts = {
  block: '組織により、この転送は許可されていません。',
  blockRequest: '組織により、この依頼は許可されていません。',
  blockAction: '受信者またはファイルを変更するか、組織の管理者に問い合わせてください。',
  sendAgainAction: 'ポリシーの要件に沿って再送信してください。ファイルは保存されています。',
  requestBlockAction: '別の方に依頼するか、組織の管理者に問い合わせてください。',
  warn: '送信する前にこの転送を確認するよう、組織により求められています。',
  warnAction: '受信者とファイルを確認してください。',
  conflict: feature => `組織のポリシーが、${toFeatureName(feature)}について矛盾しています。`,
  conflictAction: '管理者に連絡してください。',
  required: feature => `この転送では、${toFeatureName(feature)}が必須です。`,
  requiredAll: features => `この転送では、${formatList(features.map(toFeatureName), 'ja')}が必須です。`,
  requiredAction: feature => {
    if (feature === 'trackingId') return '追跡IDを入力してください。'
    return feature === 'mobileOtp' ? '受信者の電話番号を入力してください。' : 'オンにしてください。'
  },
  prohibited: feature => `この転送では、${toFeatureName(feature)}を使用できません。`,
  prohibitedAction: 'これを使用せずに送信してください。',
  minExpiry: count => `リンクの有効期間は${days(count)}以上にする必要があります。`,
  maxExpiry: count => `リンクの有効期間は${days(count)}以内にする必要があります。`,
  templateSet: name => `使用できるテンプレートセットは「${name}」だけです。`,
  templateSetAction: 'このテンプレートセットを選択してください。',
  signIn: '受信者がリンクを開くには、サインインが必要です。',
  consent: 'この転送には同意が必要です。',
  bannedDomain: (organization, domain) => `${organization}は、${domain}へのファイルの送信を許可していません。`,
  allowed: (domains, others) => `${listDomains(domains, others)}の受信者は許可されています。`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `「${name}」`).join('')
    return `ポリシー：${quoted}${others > 0 ? plural(others, { other: 'ほか#件' }, 'ja') : ''}`
  },
  says: (name, text) => `ポリシー「${name}」：${text}`,
  silent: name => `ポリシー「${name}」`,
  notAvailable: (feature, name) => `使用不可：${toFeatureName(feature)}（ポリシー「${name}」）`,
  more: target => `詳細：${target}`,
  conflict: (otherPolicy, feature) =>
    `ポリシー「${otherPolicy}」が、${toFeatureName(feature)}について反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。`,

  blockedTransfer: 'この転送は送信できません',
  blockedRequest: 'この依頼はできません',
  checkTransfer: 'この転送を確認してください',
  checkRequest: 'この依頼を確認してください',
  checkAgain: 'もう一度確認',
  transferBelow: 'ポリシーがこの転送をブロックしています。下記を参照してください。',
  requestBelow: 'ポリシーがこの依頼をブロックしています。下記を参照してください。',
}
