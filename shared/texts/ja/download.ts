import type { DownloadTexts } from '../en/download.ts'
import { countFiles, countShared, formatBytes, formatDateTime, formatPercent, formatRelative } from '../format.ts'

const shared = (count: number, isArchived: boolean) => countShared(count, isArchived, 'ja')
const size = (bytes: number) => formatBytes(bytes, 'ja')

export const downloadTexts: DownloadTexts = {
  opening: 'リンクを開いています',
  countShared: shared,
  size,
  moment: iso => formatDateTime(iso, undefined, 'ja'),
  relative: (iso, now) => formatRelative(iso, now, 'ja'),
  percent: whole => formatPercent(whole, 'ja'),
  retry: '再試行',
  resume: '再開',
  whatCanIDo: '対処方法',
  language: '言語',
  faq: 'よくある質問',
  help: '使い方',
  accessibility: 'アクセシビリティに関する声明',
  cancel: 'キャンセル',

  link: {
    processing: 'まもなく準備が整います',
    processingTexts: [
      'ファイルはまだ処理中です。しばらくしてからもう一度お試しください。',
      'このページは自動的に確認し、準備が整うとすぐに開きます。',
    ],
    checkAgain: 'もう一度確認',
    expired: '転送の期限が切れました',
    expiredText: 'ダウンロードしようとしたファイルは利用できなくなりました。送信者に再送を依頼してください。',
    moreTime: {
      ask: '期限の延長を依頼する',
      asked:
        'ありがとうございます。ファイルをまだ提供できる場合は、送信者に依頼が届きます。送信者が延長すると、このリンクは再び使用できます。',
    },
    unknown: 'このリンクは見つかりません。',
    unknownText: '最初から最後まで、リンク全体がコピーされているか確認してください。',
    busy: 'リクエストが多すぎます。',
    busyText: seconds => `このページは${seconds}秒後に自動的に再試行します。`,
    tryAgain: 'もう一度試す',
    unreachable: 'ダウンロードできません。',
    unreachableText: 'サーバーに接続できません。接続を確認してください。',
    refused: 'ダウンロードできませんでした。',
    refusedText: '現在ご利用いただけません。しばらくしてからもう一度お試しください。',
  },

  transfer: {
    hasShared: (count, isArchived) => `から${shared(count, isArchived)}が共有されました`,
    message: 'メッセージ',
    readMore: '続きを読む',
    hide: '閉じる',
    expires: relative => `${relative}に期限切れ`,
    isProtected: 'パスワードで保護されています',
    isProtectedText: '1つのZIPアーカイブをダウンロードします。パスワードは別のメールで届きます。',
    acknowledgement: 'これらのファイルが自分宛てであることを確認し、慎重に取り扱います。',
    tickFirst: '続行するには、上のチェックボックスをオンにしてください。',
    proceed: '続行',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'もう一つの操作',
    text: 'ボタンの押し方が、メールシステムの自動検査のように見えました。少し待ってから、ボタンを1回押してください。',
    open: 'ファイルを開く',
    wait: 'ボタンが使えるようになるまでお待ちください。',
    ready: 'ボタンを押せるようになりました。',
  },

  archive: {
    howToOpen: 'アーカイブの開き方',
    steps: [
      'アーカイブをダウンロードし、パスワードが記載されたメールを探します。リンクのメールとは別に送信されています。',
      'AES-256に対応したソフトでアーカイブを開きます。Windowsは7-ZipまたはWinZip、MacはKeka、Linuxは7zです。',
      'メールからパスワードをコピーします。前後にスペースを含めないでください。',
    ],
    otherTools:
      '「Operation not permitted」などのエラーは、ソフトがAES-256に対応していないことを意味します。上記のソフトを使用してください。',
  },

  file: {
    download: name => `${name}をダウンロード`,
    downloadAgain: name => `${name}をもう一度ダウンロード`,
    retry: name => `${name}を再試行`,
    preparingName: name => `${name}を準備しています`,
    preparing: 'ダウンロードを準備しています。',
    busy: seconds => `リクエストが多すぎます。${seconds}秒後に続行します。`,
    tooMany: seconds => `リクエストが多すぎます。${seconds}秒後にもう一度お試しください。`,
    started: 'ダウンロードを開始しました。',
    saved: '保存しました。',
    failed: name => `${name}をダウンロードできませんでした。`,
    waiting: '順番を待っています。',
    inArchive: 'ZIPに含まれています。',
    cancel: name => `${name}のダウンロードをキャンセル`,
    resume: name => `${name}のダウンロードを再開`,
  },

  all: {
    download: 'すべてダウンロード',
    downloadZip: 'すべてZIPでダウンロード',
    counting: (index, count) => `ダウンロード中（${index}/${count}）`,
    started: 'すべてのダウンロードを開始しました。',
    someFailed: count => `${countFiles(count, 'ja')}をダウンロードできませんでした。`,
    fileName: day => `ファイル-${day}.zip`,
    cancel: 'すべてのファイルのダウンロードをキャンセル',
    resume: 'すべてのファイルのダウンロードを再開',
    failed: 'ダウンロードできませんでした。',
  },

  saving: {
    progress: name => `${name}の進捗`,
    bytes: (done, total) => `${size(done)} / ${size(total)}`,
    begun: name => `${name}を保存しています。`,
    broken: '接続が切れました。ダウンロードは、中断したところから自動的に再開されます。',
    goesOn: 'ダウンロードを続行しています。',
    finishing: '完了処理をしています。',
    saved: name => `${name}を保存しました。`,
    cancelled: 'ダウンロードをキャンセルしました。',
    noRoom: 'このディスクの空き容量が不足しています。',
    notWritable: 'その場所にはファイルを保存できません。別の場所を選択してください。',
    keepOpen: '完了するまで、このページを開いたままにしてください。',
  },

  login: {
    title: 'サインインしてファイルを開く',
    text: 'ファイルは宛先の方だけが開けます。サインインすると、このページに戻ります。',
    signIn: 'サインイン',
    otherPerson: 'これらのファイルを開けません',
    otherPersonTexts: email => [
      `${email}としてサインインしています。ファイルが別の方宛てか、セッションが終了しています。`,
      'まずサインアウトします。次のページで「サインイン」を押すと、ここに戻ります。',
    ],
    signInAsAnother: '別のユーザーとしてサインイン',
  },

  code: {
    title: 'ご本人であることを確認してください',
    text: 'これらのファイルは、送信者によりコードで保護されています。コードの有効時間は数分間です。',
    goesTo: { sms: phone => `${phone}にSMSで送信するコード`, email: email => `${email}にメールで送信するコード` },
    wentTo: {
      sms: phone => `${phone}に送信したSMSのコード`,
      email: email => `${email}に送信したメールのコード`,
    },
    nothingYet: 'ボタンを押すまで、何も送信されません。',
    send: 'コードを送信',
    sending: '送信しています…',
    sent: 'コードを送信しました。',
    verify: '確認',
    verifying: '確認しています…',
    expiresIn: clock => `残り${clock}`,
    expiresSoon: seconds => `コードの有効期限まで残り${seconds}秒です。`,
    expired: 'コードの有効期限が切れました。',
    wrong: 'コードが正しくありません',
    attempts: count => `残り${count}回入力できます`,
    incomplete: 'コードは6桁です。',
    otherPrefix: (theirs, ours) => `このコードは${theirs}で始まります。最新のコードは${ours}で始まります。`,
    resend: { sms: '新しいコードをSMSで送信', email: '新しいコードをメールで送信' },
    instead: { sms: '代わりにSMSで送信', email: '代わりにメールで送信' },
    failed: 'サインインできませんでした。',
    unreachable: 'サーバーに接続できません。接続を確認してください。',
    refused: {
      sms: '電話会社がメッセージを受け付けませんでした。番号の確認を送信者に依頼してください。',
      email: 'このアドレスにコードを送信できませんでした。アドレスの確認を送信者に依頼してください。',
    },
    waiting: 'ファイルはまだ処理中のため、コードは送信されませんでした。1分後にもう一度お試しください。',
    trust: {
      label: 'このデバイスを30日間信頼する',
      text: '以後、あなた宛てのリンクは、このブラウザーではコードなしで開きます。他の人が使わないデバイスでのみ選択してください。',
      isTrusted: 'このデバイスは信頼されています。あなた宛てのリンクは、ここではコードなしで開きます。',
      forget: 'このデバイスの信頼を解除',
      forgotten: 'このデバイスの信頼を解除しました。次のリンクでは、再びコードの入力が必要です。',
      failed: 'このデバイスを信頼済みとして登録できませんでした。次のリンクでは、再びコードの入力が必要です。',
    },
    ended: 'これらのファイルは利用できなくなったため、コードは送信されませんでした。ページを再読み込みしてください。',
    locked: (relative, at) =>
      `請求が多すぎるため、コードは送信されませんでした。${relative}（${at}以降）にもう一度請求できます。`,
    lockedPermanently:
      '請求が多すぎるため、コードは送信されませんでした。新しいコードの許可を送信者に依頼してから、ここで送信してください。',
  },
}
