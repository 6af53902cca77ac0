import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const count = (number: number) => formatCount(number, 'ja')
const days = (number: number) => formatDuration(number, 'day', 'ja')

export const review: ReviewTexts = {
  transferHeading: '転送の詳細',
  requestHeading: '依頼の詳細',
  refresh: '更新',
  asAdministrator: '管理者として表示しているため、ファイルを開くリンクはありません。この表示は監査ログに記録されます。',
  outdated: '最新でない可能性があります',
  triesAgain: 'このページは数秒ごとに再試行します。',
  pleaseTryAgain: 'もう一度お試しください。',

  missing: {
    title: '転送が見つかりません',
    forSender:
      'アドレスが不完全か、転送が削除されたか、ほかの方が送信した転送です（転送を表示できるのは送信者だけです）。アドレスを確認してください。',
    forAdministrator: 'アドレスが不完全か、転送が削除された可能性があります。アドレスを確認してください。',
    failed: '転送を読み込めませんでした',
    failedText: '転送を読み込めませんでした。',
    loading: '転送を読み込んでいます',
  },

  state: {
    title: '状態',
    extendable: moment => `${moment}まで延長できます。`,
    waiting: '待機中',
    unknownReason: '理由は不明です',
    notReleased: 'ファイルは公開されませんでした。',
    notShared: '受信者には何も共有されていません。',
    requestAgain: 'ファイルを確認して、もう一度依頼してください。',
    sendAgain: 'ファイルを確認して、再送信してください。',
    updating: meaning => `${meaning}。このページは5秒ごとに更新されます。`,
    unfinished: (meaning, recipient) =>
      `${meaning}。${recipient}が続行しない場合は、依頼を取り消してください。そのままでも、アップロードが停止してから24時間後に、リンクはもう一度使用できるようになります。`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}。${formatDuration(hours, 'hour', 'ja')}以上、何も届いていません。${recipient}が続行しない場合は、依頼を取り消してください。そのままでも、アップロードが停止してから24時間後に、リンクはもう一度使用できるようになります。`,

    copyUploadLink: recipient =>
      `依頼は引き続き有効です。下のリンクをコピーし、別の方法で${recipient}に渡してください。`,
    copyDownloadLink: 'ファイルは引き続き利用できます。下のリンクをコピーし、別の方法で受信者に渡してください。',
    uploadLink: 'アップロード用リンク',
    uploadLinkNote: recipient =>
      `リンクを使用できるのは1回だけです。リンクを知っている人は誰でも、${recipient}の代わりにアップロードできます。`,
    downloadLink: 'ダウンロード用リンク',
    codeLinkNote: '受信者は、このリンクと電話に届くコードでファイルを取得できます。',
    emailCodeLinkNote: '受信者は、このリンクとメールボックスに届くコードでファイルを取得できます。',
    openLinkNote: 'このリンクを知っている人は誰でもファイルを取得できます。受信者以外には渡さないでください。',
    download: 'ダウンロード',
    onlyYou: 'ファイルを開けるのは、依頼者ご本人がサインインした場合だけです。',

    requestedAgainAs: 'もう一度依頼しました：{link}',
    sentAgainAs: '再送信しました：{link}',
    sentAs: '送信しました：{link}',
    sentToRightAs: '正しい受信者に送信しました：{link}',
    replaces: '誤った受信者に送信した{link}の代わりの転送です',
  },

  openUpload: {
    sending: 'このブラウザーのタブでファイルをアップロードしています。完了するまで、タブを開いたままにしてください。',
    resumable: 'アップロードが完了していません。このブラウザーで続行できます。',
    elsewhere:
      'アップロードは、開始したブラウザーで続行できます。続行できない場合は、破棄してファイルを送信し直してください。進捗がないまま24時間経過すると、自動的に終了します。',
    goOn: '続行',
  },

  blocked: {
    title: 'ポリシーによるブロック',
    sendAnew:
      '再送信できません。別のファイルを送信するか、別の受信者を選択するか、組織の管理者に問い合わせてください。',
    requestAnew: 'ファイルを確認して、別のファイルを依頼するか、組織の管理者に問い合わせてください。',
    changes:
      '再送信すると、転送は次のように変更されます。ファイルは保存されているため、アップロードし直す必要はありません。',
    on: {
      anonymousTransfer: '送信者として表示されなくなります。',
      passwordProtection: 'ファイルがパスワードで保護されます。',
      mobileOtp: '受信者にSMSコードが必要になります。',
      emailOtp: '受信者にメールコードが必要になります。',
      trackingId: '転送に追跡IDが付きます。',
      acknowledgement: '同意していただきます。',
    },
    off: {
      anonymousTransfer: '送信者として表示されます。',
      passwordProtection: 'ファイルがパスワードで保護されなくなります。',
      mobileOtp: '受信者にSMSコードが不要になります。',
      emailOtp: '受信者にメールコードが不要になります。',
      trackingId: '転送に追跡IDが付かなくなります。',
    },
    templateSet: name => `メールにはテンプレートセット「${name}」が使用されます。`,
    expiry: number => `リンクの有効期間は${days(number)}間です。`,
    other: feature => `新しいバージョンのオプションが変更されます：${feature}`,
  },

  sendAgain: {
    trackingId: 'この転送の追跡ID',
    failed: '転送を再送信できませんでした',
    running: '転送を再送信しています',
    act: '再送信',
    done: recipient => `${recipient}への転送を再送信しました。`,
  },

  undo: {
    button: '送信を取り消す',
    running: '送信を取り消しています',
    offer: 'まだ送信されていません。今なら取り消せます',
    left: duration => `時間が過ぎるまで、ファイルの公開もメールの送信も行われません。残り：${duration}。`,
    over: 'まもなくファイルが公開されます。',
    failed: '送信を取り消せませんでした',
    done: '送信前に取り消されました',
    doneText: 'メールは誰にも送信されておらず、リンクからファイルを開くことはできません。',
  },

  wrongRecipient: {
    button: '受信者を間違えましたか？',
    title: '誤った受信者に送信しましたか？',
    act: '今すぐ撤回',
    running: '転送を撤回しています',
    notReleased: recipient => `まだ何も公開されていません。${recipient}には、ファイルもメールも届きません。`,
    thenSend: 'その後、アップロードし直すことなく、同じファイルを正しい受信者に送信できます。',
    linkStops: recipient =>
      `リンクはすぐに使用できなくなり、${recipient}はファイルを取得できなくなります。撤回についてのメールは送信されません。`,
    thenSeeAndSend:
      'その後、ダウンロードの有無を確認し、アップロードし直すことなく、同じファイルを正しい受信者に送信できます。',
    failed: '転送を撤回できませんでした',
    reloaded: '現在の状態を読み込みました。転送の宛先がこの受信者のままの場合は、もう一度お試しください。',

    cannotGet: recipient => `リンクは使用できなくなりました。${recipient}はファイルを取得できません。`,
    mayHave: recipient => `リンクは使用できなくなりましたが、${recipient}がファイルを取得している可能性があります。`,
    report: '下の転送IDを添えて、組織のセキュリティ担当者または管理者に、今すぐ報告してください。',
    erased: '保存されていたファイルは消去されました。新しい転送で、正しい受信者に送信してください。',

    send: moment =>
      `同じファイル、メッセージ、オプションで、正しい受信者に送信できます。アップロードし直す必要はありません。${moment}まで可能で、その後ファイルは消去されます。`,
    newPassword: 'アーカイブには新しいパスワードが設定されます。',
    name: '正しい受信者の名前（任意）',
    email: '正しい受信者のメールアドレス',
    sameAddress: '誤って送信したアドレスと同じです。',
    sendAct: '正しい受信者に送信',
    sendActTo: address => `${address}に送信`,
    sending: '保存されているファイルを送信しています',
    sendingTo: recipient => `ファイルを${recipient}に送信しています。`,
  },

  archive: {
    title: 'パスワード保護',
    name: 'アーカイブ',
    sealing: percent => `暗号化中 ${percent}`,
    sealedLater: 'すべてのファイルの検査後に暗号化',
    passwordLater: recipient =>
      `ファイルはAES-256で暗号化された1つのZIPアーカイブになります。パスワードは別のメールで${recipient}に送信されます。`,
    passwordUnsent: '何も共有されておらず、パスワードも送信されていません。',
    passwordSent: recipient =>
      `パスワードは別のメールで${recipient}に送信しました。ここには保存されていないため、調べることはできません。`,
  },

  codes: {
    title: 'SMSコード',
    phone: '電話番号',
    unknownPhone: '不明',
    byEmail: 'メールでも送信',
    allowed: '許可',
    unlock: 'コードのロックを解除',
    unlocking: 'コードのロックを解除しています',
    unlocked: recipient => `${recipient}は、もう一度コードを請求できます。`,
    unlockFailed: 'コードのロックを解除できませんでした',
    resetFailed: 'コードをリセットできませんでした。',
    change: '番号を変更',
    help: 'コードの請求が多すぎると、受信者はロックされます。ロックを解除すると、もう一度請求できるようになります。番号を変更すると、以後のコードは新しい番号に送信され、現在の番号での確認は無効になります。',
    changeTitle: 'コードの送信先の番号を変更',
    changing: '番号を変更しています',
    changed: recipient => `${recipient}へのコードの送信先を、新しい番号に変更しました。`,
    changeFailed: '番号を変更できませんでした',
    changeText: (phone, recipient) =>
      `現在、コードは${phone}に送信されます。新しい番号が${recipient}のものであることを確認してください。その電話を持つ人は誰でもファイルを取得できます。`,
    changeUnknownText: recipient =>
      `現在、コードは別の番号に送信されます。新しい番号が${recipient}のものであることを確認してください。その電話を持つ人は誰でもファイルを取得できます。`,
    emailTitle: 'メールコード',
    goTo: 'コードの送信先',
    ownAddress: '受信者本人のアドレス',
    emailHelp:
      'コードの請求が多すぎると、受信者はロックされます。ロックを解除すると、この転送のすべての受信者がもう一度請求できるようになります。メールコードの安全性は、リンクも届いているメールボックスの安全性と同じです。',
    allUnlocked: '受信者は、もう一度コードを請求できます。',
  },

  details: {
    title: '詳細',
    noMessage: 'メッセージなし',
    requestedFrom: '依頼先',
    fromDropPage: '受け取り方法',
    notProven: 'あなたの受け取りページ。名前とアドレスは送信者の入力で、確認されていません。',
    requestedBy: '依頼者',
    recipientName: '受信者の名前',
    created: '作成日時',
    expires: '有効期限',
    withdrawn: '撤回日時',
    revoked: '取り消し日時',
    nothingShared: '何も共有されていません',
    daysAfterSending: number => `送信から${days(number)}後`,
    downloads: 'ダウンロード',
    hiddenSender: '非表示：受信者には組織名だけが表示されます',
    transferId: '転送ID',
    trackingId: '追跡ID',
    templateSet: 'テンプレートセット',
    policies: 'ポリシー',
    linkByEmail: 'リンクのメール送信',
    linkNotSent: '送信しない：自分でリンクを渡します',
  },

  files: {
    name: '名前',
    file: 'ファイル',
    size: 'サイズ',
    state: '状態',
    found: '機密データ',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'この転送にファイルはありません。',
    unknown: 'まだ不明',
    digestOf: name => `${name}のSHA-256`,
    digestStartOf: (beginning, name) => `${beginning}、${name}のSHA-256`,
    copyDigest: 'SHA-256をコピー',
    copyRefused: 'このブラウザーでは、ページからコピーできません。値を選択してコピーしてください。',

    waitingForUpload: 'アップロード待ち',
    waiting: '待機中',
    waitingToBeAnonymized: '匿名化待ち',
    waitingToBeInspected: '検査待ち',
    anonymizing: '匿名化中',
    inspecting: '検査中',
    inspected: '検査済み',
    inspectedInPart: '一部検査済み',
    error: 'エラー',
    info: '情報',
    notUploaded: '未アップロード',
    notProcessed: '未処理',
    verified: '検証済み',
    notAnonymized: '匿名化なし',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: '対応は不要です。転送は続行されます。',
  },

  malware: {
    allow: 'この内容を許可',
    allowOf: name => `この内容を許可：${name}`,
    title: 'この内容を許可しますか？',
    text: signature =>
      `${signature} が誤検出の場合、このファイルに限り、90 日間再送信できます。削除されたファイルは元に戻りません。送信者にメールが届き、送信者がもう一度送信します。`,
    reason: '理由',
    reasonHelp: '理由はあなたの名前とともに監査ログに記録されます。',
    act: '許可',
    running: '内容を許可しています',
    failed: '内容は許可されませんでした',
    allowedUntil: day => `管理者がこの内容を ${day} まで許可しています。`,
    sendAgain: 'ファイルをもう一度送信してください。',
    askAgain: 'ファイルをもう一度依頼してください。',
    end: '許可を終了',
    endOf: name => `許可を終了：${name}`,
    endTitle: '許可を終了しますか？',
    endText: signature =>
      `今後、スキャンで ${signature} が検出されると、この内容のファイルは再び拒否されます。すでに送信された転送は引き続き利用できます。`,
    endAct: '終了',
    endRunning: '許可を終了しています',
    endFailed: '許可は終了されませんでした',
  },

  found: {
    title: '機密データ',
    kinds: counted => `機密データを検出しました：${counted}`,
    looking: (inspected, all) => `機密データを探しています（${countFiles(all, 'ja')}のうち${count(inspected)}個完了）`,
    partly: number =>
      plural(number, { other: '#個のファイルを完全には検査できませんでした。理由は下記のとおりです。' }, 'ja'),
    anonymized: '匿名化したファイルは、受信者に届く形で検査しました。',
    none: '機密データは検出されませんでした',
    notInspected: 'ファイルは検査されませんでした',
    noneInPart: '検査できた範囲では検出されませんでした',

    details: '詳細',
    detailsOf: name => `${name}の検出結果の詳細`,
    identical: counted => `${counted}、すべて同一`,
    distinct: (counted, different) => `${counted}、${count(different)}種類`,
    place: counted => `{place}：${counted}`,
    page: page => `${page}ページ`,
    sheet: page => `シート${page}`,
    slide: page => `スライド${page}`,
    column: column => `列${column}`,
    pageAndColumn: (page, column) => `${page}、${column}`,
    recognisedPlace: place => `${place}（OCR）`,
    onlyFrequent: max => `検出の多い${count(max)}か所だけを表示しています。`,
    sampled: (kinds, read, total) =>
      `次の種類のデータは、テキストの一部だけを検索しました：${formatList(kinds, 'ja')}（${total}文字のうち${read}文字）。`,
    assumedEncoding: encoding => `${encoding}として読み取りました（推定）。`,
    recognised: pages => `文字認識（OCR）で読み取ったページと画像の数：${count(pages)}。誤りを含む場合があります。`,
    misleadingName: (named, found) => `ファイル名の拡張子は.${named}ですが、内容は.${found}です。`,
    untypedName: found => `ファイル名に拡張子がありませんが、内容は.${found}です。`,
  },

  secondOpinion: {
    title: '別の検査結果：Amazon Macie',
    both: kinds => `両方で検出：${kinds}`,
    onlyMacie: kinds => `Macieのみで検出：${kinds}`,
    onlyHere: kinds => `ここでのみ検出：${kinds}`,
    notSought: kinds => `Macieの検査対象外：${kinds}`,
    counted: (kind, here) => `${kind}（${count(here)}）`,
    counts: (kind, here, second) => `${kind}（${count(here)}、Macie：${count(second)}）`,
  },

  anonymized: {
    columns: columns => plural(columns, { other: '#列を匿名化' }, 'ja'),
    ofFile: (name, columns) => `${name}の匿名化：${columns}`,
    rows: rows => plural(rows, { other: 'データ#行。' }, 'ja'),
    column: (method, outcome) => `{column}：${method}。${outcome}`,
    unnamedColumn: column => `列${column}`,
    changed: (changed, unchanged) =>
      plural(changed, { other: `変更された値：#件、変更されなかった値：${count(unchanged)}件。` }, 'ja'),
    replaced: values =>
      plural(
        values,
        {
          other:
            '#件の値は、形式保持暗号化には短すぎるか、A～Z以外の文字を含んでいたため、代わりに置き換えられました。',
        },
        'ja',
      ),
    pseudonymized: '仮名化のみ：キーを知っている人は誰でも値を元に戻せます。',
  },
}
