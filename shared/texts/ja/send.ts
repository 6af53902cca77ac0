import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const files = (count: number) => countFiles(count, 'ja')
const moment = (iso: string) => formatDateTime(iso, undefined, 'ja')

export const send: SendTexts = {
  steps: 'ステップ',
  stepNames: ['ファイルと受信者', '確認と送信'],
  heading: 'ファイルを送信',
  next: '次へ',
  back: '戻る',
  checking: '転送を確認しています',
  createFailed: '転送を作成できませんでした',
  nextNotLoaded: '次のステップを読み込めませんでした。接続を確認するか、ページを再読み込みしてください。',
  requestInstead: 'ファイルを依頼しますか？',
  discardText: 'ファイル、受信者、オプションがクリアされます。',

  recipientName: '受信者の名前（任意）',
  recipientEmail: '受信者のメールアドレス',
  addMessage: 'メッセージを追加',

  fields: {
    files: 'ファイル',
    recipientName: '受信者の名前',
    recipient: '受信者のメールアドレス',
    message: 'メッセージ',
  },
  toCheck: fields => `続行するには、次の項目を確認してください：${formatList(fields, 'ja')}`,

  replacedTitle: recipient => `下書きの受信者が${recipient}に変わりました`,
  replaced: before =>
    `この受信者へのリンクが開かれました。変更前の下書きの受信者は${before}です。ファイルとメッセージを確認してください。`,
  preparationFailed: next =>
    `何も送信されておらず、入力した内容は保持されています。エラーメッセージまたは接続を確認してから、「${next}」を押してください。`,

  missing: {
    openTitle: count => plural(count, { other: '#個のファイルを開き直してください' }, 'ja'),
    open: '開き直す',
    openText:
      'ページが再読み込みされました。ファイルを開き直す前に、ブラウザーに確認が表示されます。ほかの入力内容はすべて保持されています。',
    chooseTitle: count => plural(count, { other: '#個のファイルを選択し直してください' }, 'ja'),
    chooseText:
      'ページが再読み込みされました。ブラウザーはファイルを保持しないため、同じファイルを選択し直すか、削除してください。ほかの入力内容はすべて保持されています。',
  },

  late: {
    tooLate: '転送の送信中はファイルを追加できません。別の転送で送信してください。',
    faulty: 'ファイルのリストを確認して、「次へ」を押してください。',
    setAside: '以前のアップロードが完了していません。選択したファイルは、次の転送用に保持されます。',
  },
  failedElsewhere: fault => `${fault}続行するには「ファイルを送信」を開いてください。`,

  confirm: {
    heading: (count, recipient) => `${recipient}に${files(count)}を送信します`,
    send: '今すぐ送信',
    sendTo: recipient => `${recipient}に送信`,
    checkAgain: 'もう一度確認',
    notAllowed: 'この転送は許可されていません。前に戻って受信者を変更してください。',
    refusedTitle: '転送が受け付けられませんでした',
    refused: '何も送信されていません。入力した内容は残っています。',
    cancelledTitle: '送信をキャンセルしました',
    cancelled: '受信者には何も送信されていません。入力した内容は残っています。',
    summary: '送信する内容',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: '受信者',
    aboutMessage: 'メッセージ',
    noMessage: 'メッセージなし',
  },

  check: {
    blockedTitle: 'この転送は送信できません',
    title: '受信者を確認してください',
    blocked: '受信者を変更してください。このアドレスを許可する必要がある場合は、管理者に問い合わせてください。',
    use: address => `${address}を使用`,
    change: '受信者を変更',
    keep: recipient => `${recipient}のまま続行`,
    kept: recipient => `${recipient}のまま続行します。`,
    showWarning: '警告を表示',
    entered: '入力したアドレス',
    similar: 'よく似たアドレス',
    mailGoesTo: address => `メールの宛先：${address}`,
    insteadOf: (part, other) => `${other}ではなく${part}`,
    differences: differences => `${formatList(differences, 'ja')}。`,
  },

  uploading: {
    heading: (count, recipient) => `${recipient}に${files(count)}を送信しています`,
    refused: 'オプションに、組織が現在求めている内容が表示されています。入力した内容は保持されています。',
    blocked: 'ファイルは保存されています。アップロードせずに再送信できるかどうか、転送を確認してください。',
    toOptions: 'オプションに戻る',
    startOver: '新しい転送を開始',
    faulty: count =>
      count === 1
        ? 'このファイルを含む転送は送信できません。他のアップロードは停止され、受信者には何も送信されていません。入力内容は保持されます。'
        : 'これらのファイルを含む転送は送信できません。他のアップロードは停止され、受信者には何も送信されていません。入力内容は保持されます。',
    removeFaulty: () => 'ファイルを外して続行',
    cancelTitle: '送信をキャンセルしますか？',
    keep: '送信を続ける',
    cancel: '送信をキャンセル',
    cancelText: 'アップロードは停止し、受信者には何も届きません。入力した内容はここに残るため、後で送信できます。',
    cancelTextUploaded:
      'アップロードは停止し、受信者には何も届きません。入力した内容はここに残るため、後で送信できます。アップロード済みのデータは削除されます。',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: '匿名化',
  columns: count => plural(count, { other: '#列を匿名化' }, 'ja'),
  chooseAgain: 'このファイルは、前回の送信時に匿名化されました。「匿名化」を開いて、ルールを選択し直してください。',
  toCheck: {
    secret:
      'ルールのキーやソルトは、ページの再読み込み後は保持されません。「匿名化」を開いて、もう一度入力してください。',
    changed: 'ルールの作成後に、このファイルが変更されました。「匿名化」を開いて、ルールを確認してください。',
  },
  unmatched: columns => {
    const numbers = formatList(columns.map(String), 'ja')
    return columns.length === 1
      ? `列${numbers}の先頭の行では、正規表現による変更がありません。どの行も変更されない場合、転送は失敗します。`
      : `列${numbers}の先頭の行では、正規表現による変更がありません。どの行も変更されない列が1つでもある場合、転送は失敗します。`
  },
  notText: 'このファイルには、テキストではないバイトが含まれています。',
  notTextMeaning: '匿名化すると、転送は失敗します。UTF-8で保存して、選択し直してください。',
  unreadable: path =>
    `${path}を読み込めなくなりました。移動、削除、または変更されています。リストから削除して、選択し直してください。`,
  notLoaded: 'ダイアログを読み込めませんでした。接続を確認するか、ページを再読み込みしてください。',
}

export const unfinished: UnfinishedTexts = {
  title: '完了していない転送',
  titleTo: recipient => `${recipient}への完了していない転送`,
  allUploaded: count => `すべてアップロード済みです（${files(count)}）。残りは最後のステップだけです。`,
  waiting: (waiting, all) => `${files(all)}のうち${waiting}個のアップロードが残っています。`,
  unreachable: reason => `現在の状態は不明です。${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `${formatRelative(startedAt, now, 'ja')}に開始。アップロード済みのデータは、少なくとも${moment(keptUntil)}まで保持されます。`,

  replaceTitle: '以前のアップロードを続行しますか？',
  replaceText: 'このページに入力した内容は別の転送のものであるため、失われます。',
  stay: 'ここにとどまる',

  chooseHeading: recipient => `${recipient}への送信を続行`,
  sameFiles: 'この転送のファイル',
  resizedTitle: 'サイズの異なるファイルでは、このアップロードを続行できません',
  resized: '開始したときと同じファイルを選択するか、すべてを新しい転送として送信してください。',
  newTransfer: '新しい転送として送信',
  newTransferText:
    '新しい転送は、受信者、メッセージ、ここで選択したファイルを引き継いで、ステップ1から始まります。アップロード済みのファイルも、選択し直す必要があります。',

  over: {
    unknown: '転送は存在しなくなりました。ファイルをもう一度送信してください。',
    finished: state => `その間にアップロードは完了しました。${state}`,
    ready: recipient => `${recipient}へのファイルの準備ができました。`,
    failed: reason => `続行できません。${reason}`,
    sendAgain: 'ファイルをもう一度送信してください。',
    discarded: 'このアップロードは破棄されました。ファイルをもう一度送信してください。',
    revoked: 'その間に送信され、取り消されました。',
    expired: 'その間に送信され、期限が切れました。',
    other: 'アップロードは行われていません。状態を確認するには、このページを再読み込みしてください。',
  },
}

export const request: RequestTexts = {
  heading: 'ファイルを依頼',
  loading: 'フォームを読み込んでいます',
  preCheckFailed: '依頼の事前チェックができませんでした',
  sendInstead: 'ファイルを送信しますか？',
  dropInstead: 'ファイルを繰り返し受け取りますか？',
  discardText: '依頼先、メッセージ、オプションがクリアされます。',
  replacedTitle: responder => `下書きの依頼先が${responder}に変わりました`,
  replaced: before =>
    `このアドレスへのリンクが開かれました。変更前の下書きの依頼先は${before}です。メッセージを確認してください。`,

  responderPanel: '依頼先',
  responderName: '依頼先の名前（任意）',
  responderEmail: '依頼先のメールアドレス',
  messageOptional: 'メッセージ（任意）',
  messageHint: '必要なファイルと、その用途',

  request: '依頼',
  requesting: '依頼しています',
  done: 'ファイルを依頼しました',
  failed: 'ファイルを依頼できませんでした',
  failedTitle: '依頼できませんでした',
  kept: '入力した内容は保持されています。',

  resultHeading: 'ファイルを依頼しました',
  notMailed: (meaning, recipient) =>
    `${meaning}依頼は作成されています。下のリンクをコピーし、別の方法で${recipient}に渡してください。`,
  resultPanel: '今後の流れ',
  mailed: until => `{recipient}にこのリンクがメールで届き、${moment(until)}までファイルをアップロードできます。`,
  give: until => `このリンクを{recipient}に渡してください。${moment(until)}までファイルをアップロードできます。`,
  link: 'アップロード用リンク',
  linkNote: '使用できるのは1回だけです。リンクを知っている人は誰でも、依頼先の方の代わりにアップロードできます。',
  again: 'さらに依頼',
  review: '確認ページ',
}

export const success: SuccessTexts = {
  success: '完了しました',
  loading: '転送を読み込んでいます',
  submitted: 'ファイルを受け付けました',
  login: '状態を確認するには、サインインしてください。',
  transferExpires: expiry => `転送は${expiry}に期限が切れます。`,
  requestExpires: expiry => `依頼は${expiry}に期限が切れます。`,
  outdated: '最新でない可能性があります',
  unknownTitle: '現在の状態は不明です',
  retried: 'このページは数秒ごとに再試行します。',
  review: '転送を確認',
  linkLater: 'ダウンロード用リンクは、処理の完了後に確認ページに表示されます。',
  sendMore: 'さらにファイルを送信',
  requestMore: 'さらにファイルを依頼',
  byHand: '自分でリンクを渡す',
  unknownState: '不明な状態',

  ready: recipient => `ファイルの準備ができました。リンクは${recipient}にメールで送信されます。`,
  readyByHand: recipient => `ファイルの準備ができました。下のリンクをコピーして、${recipient}に渡してください。`,
  failed: 'ファイルは送信されませんでした',
  expired: '転送の期限が切れました',
  revoked: '転送は取り消されました',
  noLongerShared: recipient => `${recipient}はファイルを取得できなくなりました。`,
  discarded: 'このアップロードは破棄されました',
  notShared: recipient => `${recipient}には何も共有されていません。`,
  uploading: 'ファイルはまだ送信されていません',
  uploadingText: 'アップロードが完了していません。',

  requested: recipient => `${recipient}にファイルを依頼しました。`,
  requestedByHand: recipient =>
    `依頼の準備ができました。下のアップロード用リンクをコピーして、${recipient}に渡してください。`,
  requestNotMailed: recipient => `下のアップロード用リンクをコピーして、${recipient}に渡してください。`,
  arrived: recipient => `${recipient}からのファイルが届き、処理中です。`,
  released: recipient => `${recipient}からのファイルが届いています。`,
  requestFailed: 'ファイルを受け取れませんでした',
  notReleased: recipient => `${recipient}からのファイルは公開されませんでした。`,
  requestExpired: '依頼の期限が切れました',
  requestRevoked: '依頼は取り消されました',
  askAgain: 'ファイルをもう一度依頼できます。',
  responding: 'ファイルがまもなく届きます',
  respondingText: recipient => `${recipient}がファイルをアップロードしています。`,
}

export const addressBook: AddressBookTexts = {
  title: '受信者リスト',
  edit: '受信者を編集…',
  found: count => plural(count, { other: '受信者#人。矢印キーで選択します。' }, 'ja'),
  about: 'このリストはご本人にだけ表示されます。ファイルを送信または依頼すると、受信者が追加されます。',
  empty: '受信者はいません。ファイルを送信または依頼すると、受信者が追加されます。',
  lastUsed: time => `最終使用：${time}`,
  delete: address => `削除：${address}`,
  deleted: address => `${address}を受信者リストから削除しました。`,
  deleteAll: 'すべて削除',
  deleteAllTitle: '受信者リストをすべて削除しますか？',
  deleteAllText: count => plural(count, { other: '#人の受信者の名前とアドレスが削除されます。転送は残ります。' }, 'ja'),
  keepAll: '残す',
  deleting: '受信者リストを削除しています',
  deletedAll: count => plural(count, { other: '#人の受信者を削除しました。' }, 'ja'),
}
