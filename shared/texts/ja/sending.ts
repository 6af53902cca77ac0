import type {
  linkMailTexts as englishLinkMailTexts,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a、b、c、ほか2個' */
const named = (names: readonly string[]) => listed(names, more => plural(more, { other: 'ほか#個' }, 'ja'))
const files = (count: number) => countFiles(count, 'ja')
const size = (bytes: number) => formatBytes(bytes, 'ja')

export const sending: SendingTexts = {
  idle: '開始しています',
  saving: '転送を保存しています',
  goingOn: '再開しています',
  uploading: 'アップロードしています',
  paused: '一時停止中',
  finalizing: '完了処理中',
  done: '送信しました',
  failed: '停止しました',
  cancelled: 'キャンセルしました',
  waitsForNetwork: 'ネットワークを待っています',
  waitsForServer: 'サーバーを待っています',
  allUploaded: 'すべてアップロードしました',

  share: (uploaded, all) => `${files(all)}のうち${uploaded}個`,
  bytes: (sent, total) => `${size(sent)} / ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/秒`,
  noPace: 'ネットワークを待っています',
  timeLeft,

  tabRunning:
    'このタブが開いている間、送信は続きます。閉じた場合は、24時間以内に同じブラウザーでこのページをもう一度開くと、中断したところから続行できます。',
  tabPaused:
    'このタブは閉じてもかまいません。24時間以内に同じブラウザーでこのページをもう一度開くと、中断したところから続行できます。',
  tabUnkept: 'すべてアップロードされるまで、このタブを開いたままにしてください。',

  fileUploaded: 'アップロード済み',
  fileFailed: '未アップロード',
  fileWaiting: '待機中',
  fileRepeated: '再試行中',
  filePaused: '一時停止中',
  foundIn: (kinds, name) => `${name}に${kinds}があります`,
  confirmTitle: '機密データが見つかりました',
  confirmText: '受信者に渡してよい場合にのみ送信してください。',
  confirm: 'このまま送信',
  confirmStay: 'まだ送信しない',

  sessionEnded: 'セッションが終了しました',
  sessionEndedText:
    '何も失われていません。このタブを開いたまま、別のタブでもう一度サインインしてください。送信はここで自動的に続行されます。',
  signInElsewhere: '新しいタブでサインイン',
  offline: 'オフラインです',
  offlineText: 'ネットワークが復旧すると、送信は自動的に続行されます。',
  unanswered: 'サーバーが応答しません',
  trouble: 'サーバーに問題が発生しています',
  slow: 'サーバーの応答に時間がかかっています',
  unansweredText: 'サーバーが応答すると、送信は自動的に続行されます。アップロード済みのデータは失われません。',
  retryText: '送信は自動的に続行されます。アップロード済みのデータは失われません。',
  tryingIn: seconds =>
    `${seconds > 99 ? `${Math.floor(seconds / 60)}分${seconds % 60}秒` : `${seconds}秒`}後に再試行します`,
  tryingNow: '再試行しています',
  stays: (uploaded, all) =>
    plural(uploaded, { other: `${files(all)}のうち#個はアップロード済みのため、再度送信されません。` }, 'ja'),
  tryAgain: '残りのファイルを送信するにはもう一度お試しください。変更する場合は前に戻ってください。',
  notConfirmed:
    'すべてアップロードしました。検出された内容を確認して送信するにはもう一度お試しください。ファイルを変更する場合は前に戻ってください。',
  nothingSent: '受信者にはまだ何も送信されていません。',
  unconfirmed: '送信の完了をサーバーで確認できませんでした',
  unconfirmedText:
    'すべてアップロードされており、すでに送信されている可能性があります。もう一度試して確認してください。',

  unsuccessful: 'ファイルをアップロードできませんでした',
  noAnswer: 'サーバーから応答がありません。',
  unreadable: name =>
    `${name}を読み込めなくなりました。選択した後に、変更、移動、または削除されています。前に戻って削除し、選択し直してください。`,

  progress: '進捗',
  pause: '一時停止',
  resume: '再開',
  elsewhere: 'アップロードは、このブラウザーの別のタブで実行中です。',
  looking: 'ファイルを探しています',
  chooseAgain: 'ファイルを選択し直す',
  choosePanel: '同じファイルをもう一度選択',
  chooseHint: 'アップロード済みのデータは再度送信されません。',
  stillMissing: '先に、不足しているファイルをすべて選択してください。',

  found: '確認済み',
  changed: '変更あり：再度送信されます',
  resized: 'サイズが異なります',
  missing: '未選択',
  larger: bytes => `開始時より${size(bytes)}大きくなっています。`,
  smaller: bytes => `開始時より${size(bytes)}小さくなっています。`,
  strangers: names => `この転送のファイルではないため除外しました：${named(names)}`,
  unreadableNames: names => `読み込めません：${named(names)}`,
  changedNames: names => `開始後に変更されています（差分を再度送信します）：${named(names)}`,
  resizedNames: names => `開始後にサイズが変わっています：${named(names)}`,
  missingNames: names => `${files(names.length)}が不足しています：${named(names)}`,

  notLoaded: 'このページの一部を読み込めませんでした。接続を確認するか、ページを再読み込みしてください。',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: count => plural(count, { other: '完了していないアップロードが#件あります。' }, 'ja'),
  link: 'アップロードを続行',
}

export const takenTexts: TakenTexts = {
  none: '何もダウンロードされていません',
  times: count => plural(count, { other: '#回ダウンロードされました' }, 'ja'),
  timesSince: (count, firstAt) =>
    plural(count, { other: `#回ダウンロードされました（初回：${formatDateTime(firstAt, undefined, 'ja')}）` }, 'ja'),
  detailed: (times, details) => `${times}：${details}`,
}

export const linkMailTexts: typeof englishLinkMailTexts = {
  delayed: {
    title: 'リンクを記載したメールの配信が遅れています',
    requestTitle: 'アップロード用リンクを記載したメールの配信が遅れています',
    meaning: '受信者のメールサーバーが現在メールを受け付けていません。あと数時間、配信を試みます。',
  },
  bounced: {
    title: 'リンクを記載したメールが戻ってきました',
    requestTitle: 'アップロード用リンクを記載したメールが戻ってきました',
    meaning: '受信者のメールサーバーがメールを受け付けませんでした。アドレスを確認してください。',
  },
  complained: {
    title: 'リンクを記載したメールが迷惑メールとして報告されました',
    requestTitle: 'アップロード用リンクを記載したメールが迷惑メールとして報告されました',
    meaning: 'このアドレスには今後メールを送信しません。',
  },
  refused: {
    title: 'リンクを記載したメールを送信できませんでした',
    requestTitle: 'アップロード用リンクを記載したメールを送信できませんでした',
    meaning: 'メールシステムがメールを受け付けませんでした。アドレスを確認してください。',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress:
    'このアドレスは存在しないか、メールを受け取らなくなっています。確認し、正しいアドレスに送信してください。',
  mailboxFull: 'メールボックスがいっぱいです。空きを作るよう受信者に依頼するか、別の方法でリンクを渡してください。',
  refusedMail:
    '受信者のメールシステムが規則によりメールを拒否しました。このサービスからのメールを許可するよう依頼するか、別の方法でリンクを渡してください。',
  tooLarge: 'メールがメールボックスに対して大きすぎます。別の方法で受信者にリンクを渡してください。',
  unreachable: '受信者のメールサーバーに接続できません。アドレスの @ より後の部分を確認してください。',
}

/** 'あと約3 分' */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'あと数秒'
  if (seconds < 55) return `あと約${formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'ja')}`
  if (seconds < 3570) return `あと約${formatDuration(Math.ceil(seconds / 60), 'minute', 'ja')}`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `あと約${formatDuration(hours, 'hour', 'ja')}${rest > 0 ? formatDuration(rest, 'minute', 'ja') : ''}`
}
