import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'ホーム',
  login: 'サインイン',
  logout: 'サインアウト',

  close: '閉じる',
  cancel: 'キャンセル',
  save: '保存',
  apply: '適用',
  retry: '再試行',
  tryAgain: 'もう一度試す',
  reload: '再読み込み',
  previous: '前へ',
  next: '次へ',
  more: 'その他',
  whatCanIDo: '対処方法',
  opensInNewTab: '（新しいタブで開きます）',
  show: '表示',
  hide: '非表示',
  readMore: '続きを読む',
  keep: 'そのままにする',

  loading: '読み込んでいます',
  none: 'なし',
  unknown: '不明',
  notAvailable: '該当なし',
  no: 'いいえ',

  files: 'ファイル',
  message: 'メッセージ',
  sender: '送信者',
  recipient: '受信者',

  about: (label, subject) => `${label}：${subject}`,
}

export const pageTitles: typeof englishTitles = {
  landing: 'ホーム',
  login: 'サインイン',
  logout: 'サインアウト',
  token: 'サインイン',
  send: 'ファイルを送信',
  request: 'ファイルを依頼',
  upload: 'ファイルをアップロード',
  drop: 'ファイルを届ける',
  dropPage: '受け取りページ',
  success: '完了',
  transfers: '自分の転送',
  allTransfers: 'すべての転送',
  insights: 'アクティビティの分析',
  unsubscribe: 'アラートのメール',
  policies: 'コンプライアンス',
  health: 'システムの稼働状況',
  review: '転送の確認',
  reviewAny: '転送の確認',
  faq: 'よくある質問',
  help: '使い方',
  docs: 'ドキュメント',
  document: 'ドキュメント',
  accessibility: 'アクセシビリティに関する声明',
  receipt: '証明書の検証',
}

export const shell: ShellTexts = {
  skip: 'コンテンツに移動',
  homeLink: brand => `${brand}、ホーム`,
  mainMenu: 'メイン',
  menu: 'メニュー',
  insights: '分析',
  alerts: 'アラート',
  settings: '設定',
  faq: 'よくある質問',
  help: '使い方',
  accessibility: 'アクセシビリティ',
  language: '言語',
  newAlerts: (label, count) => `${label}、${plural(count, { other: '新しいアラート#件' }, 'ja')}`,
  manyNewAlerts: (label, max) => `${label}、新しいアラート${formatCount(max, 'ja')}件以上`,
  notYet: label => `「${label}」はまだ利用できません。`,
  problem: label => `${label}（問題が発生しています）`,
  toDark: 'ダークテーマに切り替え',
  toLight: 'ライトテーマに切り替え',

  success: '完了しました',
  error: 'エラー',
  dismiss: '閉じる',
  notifications: '通知',

  crashedTitle: 'このページは動作を停止しました',
  crashed: 'ページでエラーが発生しました。ページを再読み込みしてください。',
  notFoundTitle: 'ページが見つかりません',
  notFound: 'お探しのページは見つかりませんでした。',
  startFailed: '設定を読み込めませんでした',
  startFailedTitle: 'アプリケーションを開始できません',
  startFailedText: '設定を読み込めませんでした。接続を確認して、もう一度お試しください。',
}

export const network: NetworkTexts = {
  unreachable: 'サーバーに接続できません。',
  notUnderstood: 'サーバーの応答をこのページで処理できません。ページを再読み込みしてください。',
  status: status => `サーバーがステータス${status}を返しました。`,
}

export const session: SessionTexts = {
  signingIn: 'サインインしています',
  signingOut: 'サインアウトしています',
  unreachable: 'サインインページに接続できません。',
  incomplete: 'サインインを完了できませんでした。もう一度お試しください。',
  failedTitle: 'サインインできませんでした',
  failed: 'サインインしていません。もう一度お試しください。',
  mismatchTitle: 'リダイレクトの不一致',
  mismatch: 'ページでエラーが発生しました。',
  inWindowTitle: '新しいウィンドウでサインイン',
  inWindow:
    'サインインページは、別のアプリケーションの中には表示できません。このページを新しいウィンドウで開き、サインインして続行してください。',
  openWindow: '新しいウィンドウで開く',

  expiredTitle: 'セッションの期限切れ',
  expired: 'セッションの期限が切れました。続行するにはサインインしてください。',
  loginInTab: '新しいタブでサインイン',
  kept: 'このタブには入力した内容が残っています。サインインした後に、このタブに戻ってください。',
  notSignedInTitle: 'サインインしていません',
  notSignedIn: 'サインインしていません。続行するにはサインインしてください。',
  noAccessTitle: 'アクセス権がありません',
  noAccess: 'このページへのアクセス権がありません。ホームに戻るか、別のユーザーとしてサインインしてください。',
  rightsEndedTitle: 'もう一度サインイン',
  rightsEnded:
    '管理者権限が終了しました。続行するには、もう一度サインインしてください。このページがまた表示される場合は、サポートにお問い合わせください。',
  limitedTitle: '権限の制限',
  limited:
    '運用担当者により、権限がメンバーの権限に制限されています。さらに権限が必要な場合は、サポートにお問い合わせください。',
}

export const landing: LandingTexts = {
  title: 'ファイルを、安全に送信。',
  lead: 'ファイルを選択して受信者を指定するだけで、安全なリンクでお届けします。',
  leadSignedOut: organization =>
    `${organization}の方と、ファイルをやり取りする相手の方のためのサービスです。サインインすると、安全なリンクでファイルを送信できます。`,
  signIn: 'サインイン',
  signInFirst: 'ファイルの送信や依頼には、サインインが必要です。',
  noPermissionTitle: '権限がありません',
  noPermission: 'ファイルの送信や依頼を行う権限がありません。利用するには{email}までご連絡ください。',
  noPermissionWithoutEmail: 'ファイルの送信や依頼を行う権限がありません。利用するには管理者にご連絡ください。',

  select: '送信するファイルを選択',
  drop: 'ドロップして送信',
  selectHint: 'または、ファイルやフォルダーをこのページにドラッグ＆ドロップ',
  draft: '下書きがあります。ここで選択したファイルは下書きに追加されます。',
  continueDraft: '下書きを続ける',
  requestQuestion: 'ほかの方からファイルを受け取りますか？',

  promises: {
    link: { title: '受信者専用のリンク', text: 'ファイルが添付されることはありません。' },
    recipient: { title: '正しい相手に', text: '送信する前に、必ず受信者を確認できます。' },
    end: { title: 'いつでも取り消し', text: 'リンクには期限があり、いつでも取り消せます。' },
  },
}

const copiesStay = 'すでにダウンロードされたコピーには影響しません。取り消した転送は元に戻せません。'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'アップロードを破棄',
    title: 'このアップロードを破棄しますか？',
    text: recipient =>
      `アップロードが停止し、アップロード済みのデータはすべて削除されます。${recipient}には何も届かず、通知もされません。`,
    act: '破棄',
    running: 'アップロードを破棄しています',
    done: recipient => `${recipient}へのアップロードを破棄しました。`,
    failed: 'アップロードを破棄できませんでした',
  },

  revoke: {
    button: '転送を取り消す',
    title: 'この転送を取り消しますか？',
    titleOfRequest: 'この依頼を取り消しますか？',
    act: '取り消す',
    running: '転送を取り消しています',
    done: id => `転送を取り消しました（ID：${id}）`,
    failed: id => `転送を取り消せませんでした（ID：${id}）。`,
    reloaded: '現在の状態を読み込みました。転送をまだ取り消せる場合は、もう一度お試しください。',
    endsDownload: recipient =>
      `ダウンロード用リンクはすぐに使用できなくなり、${recipient}はファイルをダウンロードできなくなります。${copiesStay}`,
    endsDownloads: recipients =>
      `すべてのダウンロード用リンクはすぐに使用できなくなり、受信者${formatCount(recipients, 'ja')}名はファイルをダウンロードできなくなります。${copiesStay}`,
    endsUpload: recipient =>
      `アップロード用リンクはすぐに使用できなくなり、${recipient}はファイルをアップロードできなくなります。その後、新しい依頼を送信できます。`,
    endsReceived: recipient => `${recipient}からのファイルをダウンロードできなくなります。${copiesStay}`,
  },

  resend: {
    button: '依頼を再送信',
    short: '再送信',
    title: 'この依頼を再送信しますか？',
    text: recipient => `アップロード用リンクを記載したメールが、${recipient}にもう一度送信されます。`,
    act: '再送信',
    buttonAfterEnd: 'もう一度依頼',
    titleAfterEnd: 'これらのファイルをもう一度依頼しますか？',
    textAfterEnd: recipient => `新しいアップロード用リンクを記載したメールが、${recipient}に送信されます。`,
    stay: '後で',
    running: '依頼を送信しています',
    justSent: '依頼は先ほど送信されました。',
    done: recipient => `依頼を${recipient}に再送信しました。`,
    failed: 'ファイルを依頼できませんでした',
  },

  discardDraft: {
    button: '下書きを破棄',
    title: 'この下書きを破棄しますか？',
    act: '破棄',
  },
}

export const components: ComponentsTexts = {
  copied: 'コピーしました',
  copyLink: 'リンクをコピー',
  copyRefused:
    'このブラウザーでは、ページからコピーできません。リンクが選択されているので、Ctrl+C（Macでは⌘C）を押してください。',
  sentTo: address => `${address}に送信しました`,
  clickHere: 'ここをクリック',
  fileAction: (action, file) => `${file}：${action}`,
  notedFileAction: (action, file, note) => `${file}：${action}、${note}`,
  pages: 'ページ',
  page: page => `${formatCount(page, 'ja')}ページ`,
  pageNumber: (page, pages) => `${formatCount(page, 'ja')}/${formatCount(pages, 'ja')}ページ`,
  range: (first, last, total) =>
    `${formatCount(first, 'ja')}～${formatCount(last, 'ja')}件目（全${formatCount(total, 'ja')}件）`,
}
