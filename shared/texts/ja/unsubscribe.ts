import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'アラートのメールを停止しますか？',
  question:
    'アラートのメールが届かなくなります。アラートは引き続き「アクティビティの分析」ページに表示され、メールの配信もそこで再開できます。',
  end: 'メールを停止',
  ending: 'メールを停止しています',
  endedTitle: 'アラートのメールを停止しました',
  ended: '「アクティビティの分析」ページで配信を再開できます。',
  unknownTitle: 'リンクが見つかりません',
  unknown: 'リンクが不完全です。メールからもう一度開くか、リンク全体をコピーしてください。',
  failedTitle: 'メールを停止できませんでした',
}
