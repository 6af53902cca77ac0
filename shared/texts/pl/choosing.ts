import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c i jeszcze 2' */
const named = (names: readonly string[]) => listed(names, more => `jeszcze ${more}`)
const count = (files: number) => countFiles(files, 'pl')
const size = (bytes: number) => formatBytes(bytes, 'pl').replace(' ', '\u00a0')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'Upuść pliki lub foldery w dowolnym miejscu albo',
  dropMore: 'Upuść więcej plików lub folderów w dowolnym miejscu albo',
  dropNow: 'Upuść, aby dodać',
  chooseFiles: 'Wybierz pliki',
  addFiles: 'Dodaj pliki',
  chooseFolder: 'Wybierz folder',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Limit: ${count(maxFiles)}, do ${size(fileBytes)} każdy, łącznie do ${size(totalBytes)}`,
  reading: files => `Odczytywanie folderu, dotąd ${count(files)}`,

  unread: 'Nie udało się odczytać plików. Spróbuj ponownie lub odśwież stronę.',
  emptyFolders: paths =>
    `${plural(
      paths.length,
      {
        one: 'Pominięto # pusty folder',
        few: 'Pominięto # puste foldery',
        many: 'Pominięto # pustych folderów',
        other: 'Pominięto # pustego folderu',
      },
      'pl',
    )}: ${named(paths)}.`,
  systemFiles: (files, names) =>
    `${plural(
      files,
      {
        one: 'Pominięto # plik systemowy',
        few: 'Pominięto # pliki systemowe',
        many: 'Pominięto # plików systemowych',
        other: 'Pominięto # pliku systemowego',
      },
      'pl',
    )}: ${named(names)}.`,
  unreadable: paths => `Pominięto, bo nie udało się odczytać: ${named(paths)}.`,
  cut: max => `Dodano tylko pierwsze pliki (limit: ${formatCount(max, 'pl')}). Aby wysłać więcej, spakuj je do ZIP.`,

  chosenFiles: 'Wybrane pliki',
  sum: (files, bytes) => `${count(files)}, łącznie ${size(bytes)}`,
  below: files => `Poniżej jeszcze ${formatCount(files, 'pl')}`,
  added: files => `Dodano ${count(files)}.`,
  alreadyThere: paths => `Już na liście, nie dodano ponownie: ${named(paths)}.`,
  remove: name => `Usuń ${name}`,
  removeAll: 'Usuń wszystkie',
  removed: name => `Usunięto ${name}.`,
  unseenInName: path => `Nazwa zawierała niewidoczne znaki; plik zostanie wysłany jako ${path}.`,
  unsafeName: (path, chosen) => `Niektóre systemy nie przyjmują nazwy ${chosen}; plik zostanie wysłany jako ${path}.`,
  removedAll: 'Usunięto wszystkie pliki.',

  chooseAgain: 'Wybierz ponownie',

  readMore: 'Czytaj więcej',
  hide: 'Zwiń',
}
