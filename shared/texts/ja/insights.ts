import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const count = (number: number) => formatCount(number, 'ja')
const percentage = (whole: number) => formatPercent(whole, 'ja')

export const insights: InsightsTexts = {
  title: 'アクティビティの分析',
  activity: 'アクティビティ',
  security: 'セキュリティの分析',
  range: '期間',
  rangeChosen: name => `期間：${name}`,
  from: '開始日',
  to: '終了日',
  invalidDays: '有効な日付を入力してください。',
  backwards: '終了日が開始日より前です。',
  tooEarly: '指定できる最も早い日付は1970年1月2日です。',
  tooLate: '指定できる最も遅い日付は2199年12月30日です。',
  compared: (days, before) => `${days}（${before}との比較）`,
  comparedInZone: (days, before, timeZone) =>
    `${days}（${before}との比較）。日付と時刻のタイムゾーンは${timeZone}です。`,
  reportOf: organization => `${organization}：`,
  interval: '間隔',
  automatic: '自動',
  search: 'すべての転送を検索',
  refresh: '更新',
  noData: 'データがありません。',
  loading: title => `${title}を読み込んでいます`,
  others: others => plural(others, { other: 'ほか#件' }, 'ja'),
  noExtension: '拡張子なし',
  unlabelled: entries => `小さい枠：${entries.join('、')}`,
  chartFailed: 'グラフを読み込めませんでした',
  print: 'レポートを印刷',
  printRange: 'この期間を印刷',
  printLastMonth: '先月',
  printThisMonth: '今月',
  printing: 'すべてのカードが読み込まれると、レポートが開きます。',
  days: (first, last) => `${first}～${last}`,
  figure: (name, figure) => `${name}：${figure}`,
  titled: (title, entries) => `${title}（${count(entries)}）`,
  listed: names => names.join('、'),
  point: (time, figures) => `${time}。${figures.join('、')}`,
  weekFrom: day => `${day}からの週`,
  cardsFailed: cards => plural(cards, { other: 'アクティビティの分析のカード#枚を読み込めませんでした' }, 'ja'),
  severalFailed: failures => failures.join('。'),
}

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: 'アクティビティの概要のデータを読み込めませんでした',
  transfersPerInterval: '転送の推移のデータを読み込めませんでした',
  dataVolume: 'データ量のデータを読み込めませんでした',
  weekdays: '曜日と時間帯のデータを読み込めませんでした',
  topPartners: '上位の相手先のデータを読み込めませんでした',
  topSenders: '上位の送信者のデータを読み込めませんでした',
  topReceivers: '上位の受信者のデータを読み込めませんでした',
  topInfotypes: '上位のデータの種類を読み込めませんでした',
  fileTypes: 'ファイル形式のデータを読み込めませんでした',
  flows: '送信者と相手先のデータを読み込めませんでした',
  behaviours: '保護の利用状況のデータを読み込めませんでした',
  firstDownloads: '初回ダウンロードのデータを読み込めませんでした',
  newSenders: '新しい送信者のデータを取得できませんでした',
  newDomains: '新しいドメインのデータを取得できませんでした',
  newRecipients: '新しい受信者のデータを取得できませんでした',
  sendersSpike: '送信者の急増のデータを取得できませんでした',
  domainsSpike: 'ドメインの急増のデータを取得できませんでした',
  recipientsSpike: '受信者の急増のデータを取得できませんでした',
  sensitiveInfotypes: '機密データの種類を読み込めませんでした',
  mistakes: '誤送信の防止のデータを取得できませんでした',
  transfers: '転送のデータを読み込めませんでした',
  alerts: 'アラートのデータを読み込めませんでした',
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: '概要',
  transfersPerInterval: '転送の推移',
  dataVolume: 'データ量',
  weekdays: '曜日と時間帯',
  topPartners: '上位の相手先',
  topSenders: '上位の送信者',
  flows: '送信者から相手先へ',
  securityHighlights: '概要',
  behaviours: '保護の利用状況',
  topInfotypes: '上位のデータの種類',
  topReceivers: '上位の受信者',
  fileTypes: '送信したファイル形式',
  firstDownloads: '初回ダウンロードまでの時間',
  spikes: '急増',
}

export const tileTexts: TileTexts = {
  totalTransfers: '転送の合計',
  totalRequests: '依頼の合計',
  totalUsers: 'ユーザーの合計',
  totalDownloads: 'ダウンロード',
  totalExpired: '期限切れ',
  newDomains: '新しいドメイン',
  newSenders: '新しい送信者',
  newRecipients: '新しい受信者',
  sensitiveInfotypes: '機密データの種類',
  mistakes: '防止した誤送信',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `${title}のメニュー`,
  more: title => `その他：${title}`,
  showTable: '表で表示',
  showTableOf: title => `表で表示：${title}`,
  showChart: 'グラフで表示',
  open: '転送を開く',
  openNamed: entries => plural(entries, { other: 'これら#件の転送を開く' }, 'ja'),
  copy: 'このカードへのリンクをコピー',
  copied: title => `${title}へのリンクをコピーしました。`,
  copyFailed: 'リンクをコピーできませんでした。',
  csv: 'CSVをダウンロード',
  png: 'PNGをダウンロード',
  ofSent: transfers => plural(transfers, { other: '送信済みの転送#件のうち' }, 'ja'),
  csvFailed: 'CSVファイルを作成できませんでした。',
  pngFailed: '画像を作成できませんでした。',
}

export const columns: ColumnsTexts = {
  name: '名前',
  value: '値',
  changePercent: '変化率（%）',
  transfers: '転送',
  requests: '依頼',
  movingAverage: '7日間の移動平均',
  previous: '前の期間',
  bytes: 'データ量',
  start: '開始',
  day: '日',
  weekday: '曜日',
  sender: '送信者',
  receiver: '受信者',
  partner: '相手先のドメイン',
  infotype: 'データの種類',
  fileType: 'ファイル形式',
  behaviour: '保護',
  with: 'あり',
  without: 'なし',
  percentWith: 'あり（%）',
  percentWithout: 'なし（%）',
  firstDownload: '初回ダウンロード',
  kind: '種類',
  count: '当日の転送',
  average: 'それまでの1日平均',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: '1時間以内',
  withinDay: '1日以内',
  withinThreeDays: '3日以内',
  withinWeek: '1週間以内',
  later: 'それ以降',
  never: '送信済みで未ダウンロード',
  share: (percent, never, total) =>
    `公開された転送の${percentage(percent)}が一度もダウンロードされていません：${count(total)}件中${count(never)}件`,
}

export const spikes: SpikesTexts = {
  text: (transfers, day, average) =>
    `${day}に${plural(transfers, { other: '#件の転送' }, 'ja')}。それまでの7日間の平均は1日あたり${average}件でした。`,
  senders: '送信者から',
  domains: 'ドメイン宛て',
  recipients: '受信者宛て',
}

export const found: FoundTexts = {
  openAll: 'これらの転送を開く',
  more: transfers => plural(transfers, { other: 'ほかに#件あります。' }, 'ja'),
  between: (sender, recipient) => `${sender}から${recipient}`,
  review: '確認ページ',
  corrected: '訂正した転送を確認',
}

export const intervalNames: IntervalNamesTexts = { hour: '1時間', day: '1日', week: '1週間', month: '1か月' }

export const changes: ChangesTexts = {
  fromNone: '前の期間はゼロでした。',
  same: '前の期間と同じです。',
  up: change => `前の期間より${change}増加。`,
  down: change => `前の期間より${change}減少。`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `新しい送信者を検出：${sender}`,
  newDomains: domain => `新しいドメインを検出：${domain}`,
  newRecipients: recipient => `新しい受信者を検出：${recipient}`,
  sendersSpike: sender => `${sender}からの転送が急増`,
  domainsSpike: domain => `${domain}への転送が急増`,
  recipientsSpike: recipient => `${recipient}への転送が急増`,
  mistakePrevented: sender => `${sender}の誤送信の可能性を防止`,
  sensitiveInfotypes: () => '機密データを検出',
  malwareFound: sender => `${sender} の転送でマルウェアを検出`,
  secondOpinion: sender => `${sender} の転送でMacieがほかの機密データを検出`,
}

export const alerts: AlertsTexts = {
  title: 'アラート',
  none: 'アラートはありません。',
  kind: 'アラートの種類',
  allKinds: 'すべての種類',
  isNew: '新着',
  newCount: number => plural(number, { other: '新しいアラート：#件' }, 'ja'),
  manyNew: max => `新しいアラート：${count(max)}件以上`,
  more: number => plural(number, { other: '表示されていない以前のアラートが#件あります。' }, 'ja'),
  showMore: 'さらに表示',
  showAll: number => `すべて表示（${count(number)}件）`,
  spike: (transfers, average) => `1日に${count(transfers)}件以上の転送（それまでの7日間は1日あたり${average}件）`,
  acknowledge: '確認済みにする',
  acknowledgeOf: text => `確認済みにする：${text}`,
  acknowledged: (by, time) => `${by}が${time}に確認`,
  acknowledgedNow: by => `${by}がたった今確認`,
  reopen: '未確認に戻す',
  reopenOf: text => `未確認に戻す：${text}`,
  note: 'メモ（任意）',
  noteHint: limit => `${count(limit)}文字以内。すべての管理者が閲覧できます。`,
  saving: '保存しています',
  acknowledgeFailed: 'アラートを確認済みにできませんでした',
  reopenFailed: 'アラートを未確認に戻せませんでした',
  onlyOpen: '未確認のみ',
  noneOpen: 'この期間のアラートはすべて確認済みです。',
  jump: 'アラートに移動',
  subscription: 'アラートのメール配信',
  subscriptionTo: email => `メールの送信先は${email}です。`,
  endsAt: time => `「アクティビティの分析」を利用しないと、配信は${time}に終了します。`,
  cadence: '頻度',
  kinds: '種類',
  noKind: '種類を1つ以上選択してください。',
  saved: 'メール配信の設定を保存しました。',
  saveFailed: 'メール配信の設定を保存できませんでした',
  loadFailed: 'メール配信の設定を読み込めませんでした',
}

export const cadences: CadencesTexts = {
  none: 'メールなし',
  each: 'アラートごとにすぐ',
  daily: '1日1回',
  weekly: '週1回',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: '新しい送信者',
  newDomains: '新しいドメイン',
  newRecipients: '新しい受信者',
  sendersSpike: '送信者からの急増',
  domainsSpike: 'ドメイン宛ての急増',
  recipientsSpike: '受信者宛ての急増',
  mistakePrevented: '防止した誤送信',
  sensitiveInfotypes: '機密データ',
  malwareFound: 'マルウェア',
  secondOpinion: 'Macieによる検出',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, number) => `${weekday}、${from}～${to}：${count(number)}`,
  heatScale: max => plural(max, { other: '最大の枠は、転送と依頼#件を表します。' }, 'ja'),
  share: (percent, number, total) => `${percentage(percent)}（${count(total)}件中${count(number)}件）`,
  withAndWithout: (number, without, percentWithout) =>
    `あり${count(number)}件、なし${count(without)}件（${percentage(percentWithout)}）`,
  flow: (sender, partner, number) => `${sender}から${partner}：${count(number)}`,
  strongestFlows: (number, others) =>
    `件数の多い${count(number)}組と、${plural(others, { other: 'ほか#組' }, 'ja')}。名前の横の数値は、件数の多い組だけを数えています。`,
}
