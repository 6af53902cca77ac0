import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a、b、c、ほか2個' */
const named = (names: readonly string[]) => listed(names, more => plural(more, { other: 'ほか#個' }, 'ja'))
const count = (files: number) => countFiles(files, 'ja')
const size = (bytes: number) => formatBytes(bytes, 'ja')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'ファイルやフォルダーをこのページにドロップ、または',
  dropMore: 'さらにファイルやフォルダーをこのページにドロップ、または',
  dropNow: 'ドロップして追加',
  chooseFiles: 'ファイルを選択',
  addFiles: 'ファイルを追加',
  chooseFolder: 'フォルダーを選択',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `最大${formatCount(maxFiles, 'ja')}個、1個あたり${size(fileBytes)}、合計${size(totalBytes)}まで`,
  reading: files => `フォルダーを読み込み中（現在${count(files)}）`,

  unread: 'ファイルを読み込めませんでした。もう一度お試しいただくか、ページを再読み込みしてください。',
  emptyFolders: paths => `${plural(paths.length, { other: '空のフォルダー#個を除外しました' }, 'ja')}：${named(paths)}`,
  systemFiles: (files, names) =>
    `${plural(files, { other: 'システムファイル#個を除外しました' }, 'ja')}：${named(names)}`,
  unreadable: paths => `読み込めないため除外しました：${named(paths)}`,
  cut: max =>
    `最初の${formatCount(max, 'ja')}個のファイルだけを追加しました。さらに送信する場合は、ZIPにまとめてください。`,

  chosenFiles: '選択したファイル',
  sum: (files, bytes) => `${count(files)}、合計${size(bytes)}`,
  below: files => `下にあと${formatCount(files, 'ja')}個`,
  added: files => `${count(files)}を追加しました。`,
  alreadyThere: paths => `すでにリストにあるため追加しませんでした：${named(paths)}`,
  remove: name => `${name}を削除`,
  removeAll: 'すべて削除',
  removed: name => `${name}を削除しました。`,
  unseenInName: path => `名前に見えない文字が含まれていたため、${path}として送信されます。`,
  unsafeName: (path, chosen) => `${chosen}という名前を使用できないシステムがあるため、${path}として送信されます。`,
  removedAll: 'すべてのファイルを削除しました。',

  chooseAgain: '選択し直す',

  readMore: '続きを読む',
  hide: '閉じる',
}
