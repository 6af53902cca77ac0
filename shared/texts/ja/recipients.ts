import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: '追加した受信者',
  remove: address => `${address}を削除`,
  showAll: 'すべて表示',
  showFewer: '表示を減らす',
  added: count => plural(count, { other: '受信者を#名追加しました。' }, 'ja'),
  unread: '次の部分はアドレスではないため、追加されませんでした：',
  dismiss: '閉じる',
  file: {
    tooLarge: bytes =>
      `リストの大きさは${formatBytes(bytes, 'ja')}までです。アドレスの入ったCSVファイルまたはテキストファイルを選択してください。`,
    unreadable: 'リストを読み取れませんでした。もう一度選択してください。',
    noneFound: 'このファイルにアドレスは見つかりませんでした。',
  },

  title: '受信者',
  actions: '操作',
  copyRefused: 'このブラウザーではページからコピーできません。リンクを選択してコピーしてください：',
  removal: {
    title: 'この受信者を削除しますか？',
    text: address =>
      `${address}のリンクはすぐに使用できなくなります。ほかの受信者のリンクはそのままです。ダウンロード済みのコピーは残ります。`,
    act: '削除',
    running: '受信者を削除しています',
    done: address => `${address}はファイルをダウンロードできなくなりました。`,
    failed: '受信者を削除できませんでした',
  },
  adding: {
    title: 'これらのファイルをほかの受信者にも送信',
    text: '同じファイルと同じメッセージが、受信者ごとのリンクで届きます。ほかの受信者には影響しません。',
    act: '送信',
    running: '受信者を追加しています',
    failed: '受信者を追加できませんでした',
  },
  history: {
    open: '履歴',
    title: 'この送付の経過',
    about: address => `${address} への送付の履歴`,
    step: '経過',
    file: 'ファイル',
    first: '最初',
    last: '最後',
    count: '回数',
    none: 'まだ何もわかっていません。',
    failed: '履歴を読み込めませんでした',
    note: 'ダウンロードは開始した時点で数えます。すべてのデータが届いたかどうかは、受信者のブラウザーが知らせた場合にのみわかります。',
    steps: {
      mailed: 'リンクをメールシステムに渡しました',
      delivered: '受信者のメールサーバーが受け付けました',
      delayed: '遅延しています',
      bounced: '受信者のメールサーバーが返送しました',
      complained: '迷惑メールとして報告されました',
      refused: 'メールシステムが受け付けませんでした',
      opened: 'リンクが開かれました',
      openedByMachine: 'リンクが開かれました（メールシステムの自動検査と思われます）',
      passedSignIn: 'サインインしました',
      passedCode: 'コードが入力されました',
      passedByDevice: '信頼済みのデバイスによりコードなしで開かれました',
      fetched: 'ダウンロードされました',
      fetchedByMachine: '取得されました（メールシステムの自動検査と思われます）',
      saved: 'すべて保存されました（受信者のブラウザーによる）',
    },
  },
  receipt: {
    open: '送付証明書',
    about: address => `${address} への送付証明書`,
  },
}
