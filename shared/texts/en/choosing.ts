import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c and 2 more' */
const named = (names: readonly string[]) => listed(names, more => `${more} more`)

export const choosing = {
  size: (bytes: number) => formatBytes(bytes),
  count: (files: number) => countFiles(files),

  dropFirst: 'Drop files or folders anywhere, or',
  dropMore: 'Drop more files or folders anywhere, or',
  dropNow: 'Drop to add',
  chooseFiles: 'Choose files',
  addFiles: 'Add files',
  chooseFolder: 'Choose a folder',
  limits: (maxFiles: number, fileBytes: number, totalBytes: number) =>
    `Up to ${countFiles(maxFiles)}, ${formatBytes(fileBytes)} each, ${formatBytes(totalBytes)} in total`,
  reading: (count: number) => `Reading the folder, ${countFiles(count)} so far`,

  unread: 'The files could not be read. Please try again, or reload the page.',
  emptyFolders: (paths: readonly string[]) =>
    `${plural(paths.length, { one: '# empty folder was left out', other: '# empty folders were left out' })}: ${named(paths)}.`,
  systemFiles: (count: number, names: readonly string[]) =>
    `${plural(count, { one: '# system file was left out', other: '# system files were left out' })}: ${named(names)}.`,
  unreadable: (paths: readonly string[]) => `Could not be read and was left out: ${named(paths)}.`,
  cut: (max: number) => `Only the first ${formatCount(max)} files were added. To send more, pack them into a ZIP.`,

  chosenFiles: 'Chosen files',
  sum: (count: number, bytes: number) => `${countFiles(count)}, ${formatBytes(bytes)} in total`,
  below: (count: number) => `${formatCount(count)} more below`,
  added: (count: number) => `${countFiles(count)} added.`,
  alreadyThere: (paths: readonly string[]) => `Already in the list, not added again: ${named(paths)}.`,
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  removed: (name: string) => `${name} was removed.`,
  unseenInName: (path: string) => `The name contained invisible characters; the file is sent as ${path}.`,
  unsafeName: (path: string, chosen: string) =>
    `Some systems do not accept the name ${chosen}; the file is sent as ${path}.`,
  removedAll: 'All files were removed.',

  /** The button of a file whose content the browser lost. */
  chooseAgain: 'Choose again',

  readMore: 'Read More',
  hide: 'Hide',
}
export type ChoosingTexts = typeof choosing
