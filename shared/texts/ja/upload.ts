import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatCount, formatDateTime, plural } from '../format.ts'
import { listed } from '../listed.ts'

export const requestTexts: RequestTexts = {
  expiredTitle: 'アップロード用リンクの期限が切れました',
  expired: '送信者に依頼の再送信をお願いしてください。',
  withdrawnTitle: '依頼は取り下げられました',
  withdrawn: '依頼が取り下げられたため、このリンクでファイルをアップロードすることはできません。',
  begunTitle: 'アップロードが始まっています',
  begun: 'このリンクを使ったアップロードが、別のデバイスまたはブラウザーで始まっています。',
  blocked: 'これらのファイルはここでは受け付けられません。依頼者にお問い合わせください。',
  usedTitle: 'アップロード済みです',
  used: '（このリンクを使用できるのは1回だけです）',
}

export const responding: RespondingTexts = {
  saving: 'アップロードを準備しています',
  done: 'アップロード完了',
  tabRunning:
    'このタブが開いている間、アップロードは続きます。閉じた場合は、24時間以内に同じブラウザーでリンクをもう一度開くと、中断したところから続行できます。',
  tabPaused:
    'このタブは閉じてもかまいません。24時間以内に同じブラウザーでリンクをもう一度開くと、中断したところから続行できます。',
  offlineText: 'ネットワークが復旧すると、アップロードは自動的に続行されます。',
  unansweredText: 'サーバーが応答すると、アップロードは自動的に続行されます。アップロード済みのデータは失われません。',
  retryText: 'アップロードは自動的に続行されます。アップロード済みのデータは失われません。',
  unconfirmed: 'ファイルの提出をサーバーで確認できませんでした',
  unconfirmedText:
    'すべてアップロードされており、すでに提出されている可能性があります。もう一度試して確認してください。',
  tryAgain: '残りのファイルを送信するには、もう一度お試しください。',
  nothingSent: 'まだ何も提出されていません。',
  unreadable: name =>
    `${name}を読み込めなくなりました。選択した後に、変更、移動、または削除されています。もう一度選択してください。`,
  strangers: names =>
    `このアップロードのファイルではないため除外しました：${listed(names, more => plural(more, { other: 'ほか#個' }, 'ja'))}`,
}

export const upload: UploadTexts = {
  failed: '失敗しました',
  unreachable: 'サーバーが応答しません。接続を確認して、もう一度お試しください。',

  takenTitle: '別のアップロードが先に始まりました',
  usedByOther:
    'このリンクを使ったアップロードが実行中か、すでに完了しています。お客様のファイルは1つも送信されていません。お心当たりがない場合は、リンクの送信者にお問い合わせください。',
  begunThere: '続行するには、そのデバイスまたはブラウザーでリンクを開いてください。',
  begunHelp: asker =>
    `続行できない場合は、この依頼を取り消して新しい依頼を送信するよう、${asker}にお願いしてください。そのままでも、アップロードが停止してから24時間後に、リンクはもう一度使用できるようになります。`,
  lookAgain: 'もう一度確認',
  withdrawnHelp: 'お心当たりがない場合は、リンクの送信者に確認してください。',
  unknownTitle: 'このリンクは無効です',
  unknown: 'メールのリンク全体を開いたか確認してください。',

  heading: asker => `${asker}にファイルを送信`,
  askedPanel: 'この依頼について',
  askedBy: '依頼者',
  asker: (person, organization) => `${person}（${organization}）`,
  askedFor: '宛先',
  until: 'リンクの期限',
  aboutMessage: 'メッセージ',
  filesPanel: 'ファイル',
  acknowledgement:
    'これらのファイルを共有する権限があることを確認し、このアップロードと受領確認のためにメールアドレスが使用されることに同意します。',
  once: 'リンクを使用できるのは1回だけです。すべて選択してからアップロードしてください。',
  upload: 'アップロード',
  preparing: 'アップロードを準備しています',
  fileName: 'この名前は使用できません。ファイル名を変更してください。',

  uploadingHeading: (count, asker) => `${asker}に${countFiles(count, 'ja')}をアップロードしています`,

  unfinishedHeading: 'アップロードが完了していません',
  unfinishedPanel: '中断したところから続行',
  unfinished: (count, bytes) =>
    `${countFiles(count, 'ja')}（合計${formatBytes(bytes, 'ja')}）のアップロードを開始しています。アップロード済みのデータは再度送信されません。`,
  kept: iso => `アップロード済みのデータは、少なくとも${formatDateTime(iso, undefined, 'ja')}まで保持されます。`,
  chooseHeading: 'アップロードを続行',
  sameFiles: 'このアップロードのファイル',
  resizedTitle: 'サイズの異なるファイルではアップロードを続行できません',
  resized:
    '開始したときと同じファイルを選択してください。選択できない場合は、アップロードを続行しないでください。24時間後に、リンクから最初からやり直せるようになります。',

  infectedTitle: 'マルウェアが見つかりました',
  infected:
    'このリンクからアップロードされたファイルにマルウェアが含まれていました。そのファイルは削除され、どのファイルも渡されていません。依頼した方には通知済みです。再びファイルを送信する前に、お使いのデバイスでマルウェアを確認してください。',

  receiptHeading: 'ファイルが届きました',
  receipt: asker =>
    `ありがとうございます。ファイルは、これから検査を経て${asker}に渡されます。渡せない場合は、${asker}に通知されます。このページは閉じてもかまいません。リンクはもう使用できません。`,
  receiptPanel: '送信した内容',
  handedTo: '宛先',
  handedAt: '日時',
  receiptMail:
    'ファイルが渡されると、すべてのファイルのチェックサムを記載した受領確認が、依頼を受け取ったメールアドレスに送信されます。',
  saveReceipt: '受領確認を保存',
  receiptFile: '受領確認.txt',
  checksum: 'SHA-256',
  noChecksum: 'チェックサムはメールの受領確認に記載',
  exactSize: bytes =>
    bytes < 1024 ? formatBytes(bytes, 'ja') : `${formatBytes(bytes, 'ja')}（${formatCount(bytes, 'ja')}バイト）`,
  line: (name, value) => `${name}：${value}`,
  at: (time, iso) => `${time}（${iso}）`,
  total: '合計',
}
