import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount } from '../format.ts'

const count = (number: number) => formatCount(number, 'ja')
const waiting = '転送は処理中のまま待機し、自動的に再開されます。検査されないまま公開されることはありません。'

export const health: HealthTexts = {
  loadFailed: '稼働状況のデータを読み込めませんでした',
  loading: '稼働状況を読み込んでいます',
  firstRun: '最初のチェックを実行しています',
  firstRunText: '結果は、通常1分以内にここに自動的に表示されます。',
  outdated: '以前の状態を表示しています。自動的に再試行されます。',
  retried: 'このページは自動的に再試行します。',

  currentStatus: '現在の状態',
  lastChecked: '前回のチェック',
  overall: '全体',
  otherParts: 'その他の機能',
  noScanner: '未設定',
  meaning: '影響',
  partProblem: '{part}：{text}',

  day: '過去24時間',
  zone: zone => `時刻は${zone}`,
  legend: '凡例',
  now: '現在',

  history: '履歴',
  historyNote: 'チェックは5分ごとに実行されます',
  time: '時刻',
  overallStatus: '全体の状態',
  showAll: checks => `チェックをすべて表示（${count(checks)}件）`,
  showLatest: '最新のみ表示',

  parts: {
    anonymization: '匿名化',
    extraction: '読み取り',
    inspection: '検査',
    workflow: '処理',
    storage: 'ストレージ',
    mail: 'メール',
    index: 'リスト',
    identity: 'サインイン',
    scanner: 'マルウェアスキャン',
  },

  statuses: {
    healthy: '正常',
    degraded: '低下',
    stale: '未更新',
    unhealthy: '異常',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: '転送に通常より時間がかかりますが、自動的に続行されます。',
    storage:
      'アップロードやダウンロードに失敗することがあります。しばらくしてからもう一度お試しください。アップロードは中断したところから続行されます。',
    mail: 'メールの到着が遅れることがあります。転送のリンクは、確認ページでコピーできます。',
    index: 'リストに以前の状態が表示されることがあります。転送自体に影響はありません。',
    identity: 'サインインに失敗することがあります。サインイン済みの方は、そのまま利用できます。',
    scanner: waiting,
  },
  degraded: '結果は正確ですが、通常より時間がかかっています。',
  stale: '過去15分間チェックが行われていないため、現在の状態は不明です。',
}

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: '正常',
    unhealthy: '異常',
    degraded: '低下',
    unchecked: '未チェック',
  },

  always: (whole, status) => `${whole}：${status}`,
  sometimes: (whole, exceptions) => `${whole}：${exceptions}、それ以外は正常`,
  never: (whole, exceptions) => `${whole}：${exceptions}`,

  unhealthy: {
    once: (duration, time) => `${time}に${duration}間の異常`,
    longer: (duration, from) => `${from}から${duration}間の異常`,
    often: (duration, periods, last) => `計${duration}間の異常（${count(periods)}回、最後は${last}）`,
  },
  degraded: {
    once: (duration, time) => `${time}に${duration}間の低下`,
    longer: (duration, from) => `${from}から${duration}間の低下`,
    often: (duration, periods, last) => `計${duration}間の低下（${count(periods)}回、最後は${last}）`,
  },
  unchecked: {
    once: (duration, time) => `${time}に${duration}間の未チェック`,
    longer: (duration, from) => `${from}から${duration}間の未チェック`,
    often: (duration, periods, last) => `計${duration}間の未チェック（${count(periods)}回、最後は${last}）`,
  },
}

export const quality: QualityTexts = {
  title: '検査の品質',
  measuredNow: day => `${day}に、このバージョンのエンジンで測定`,
  measuredEarlier: day => `${day}に、以前のバージョンのエンジンで測定`,
  intro:
    'エンジンがどれだけ正確に機密データを検出できるかを、すべての正解がわかっているテキストで測定しました。これらのテキストに合わせたエンジンの調整は行っていません。',
  precisionMeaning: '適合率は、検出結果のうち正しいものの割合です。98%の場合、検出100件のうち2件は誤検出です。',
  recallMeaning: '再現率は、正解のうち検出できたものの割合です。95%の場合、正解100件のうち5件は見落とされます。',
  infoType: '機密データ',
  examples: '正解数',
  precision: '適合率',
  recall: '再現率',
  few: '少数',
  fewMeaning: (least, share) =>
    `「少数」は、正解が${count(least)}件未満の種類を示します。1件の誤りで、割合が${share}を超えて変わります。`,

  setNames: {
    'test/labelled': 'Waybillのラベル付き文書',
    'https://github.com/microsoft/presidio-research': 'Presidioの合成データ',
  },
  sets: {
    'Apache-2.0': texts =>
      `テキスト${count(texts)}件、Apache License 2.0：著作権などの表示を残せば、誰でも使用、変更、共有できます`,
    MIT: texts => `テキスト${count(texts)}件、MIT License：著作権などの表示を残せば、誰でも使用、変更、共有できます`,
  },
  otherSet: (texts, licence) => `テキスト${count(texts)}件、${licence}`,

  extractedAll: (examples, documents, formats) =>
    `読み取り：${count(formats)}種類の形式の文書${count(documents)}件から読み取ったテキストに、${count(examples)}件の正解がすべて含まれていました。`,
  extracted: (found, examples, documents, formats) =>
    `読み取り：${count(formats)}種類の形式の文書${count(documents)}件から読み取ったテキストに、${count(examples)}件の正解のうち${count(found)}件が含まれていました。`,
  anonymization: '匿名化には測定する割合がありません。稼働状況のチェックのたびに、結果を1文字ずつ照合しています。',
}
