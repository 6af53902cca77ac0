import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c und 2 weitere' */
const named = (names: readonly string[]) => listed(names, more => `${more} weitere`)
const count = (files: number) => countFiles(files, 'de')
const size = (bytes: number) => formatBytes(bytes, 'de').replace(' ', '\u00a0')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'Dateien oder Ordner irgendwo hier ablegen, oder',
  dropMore: 'Weitere Dateien oder Ordner irgendwo hier ablegen, oder',
  dropNow: 'Zum Hinzufügen loslassen',
  chooseFiles: 'Dateien auswählen',
  addFiles: 'Dateien hinzufügen',
  chooseFolder: 'Ordner auswählen',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Bis zu ${count(maxFiles)}, je ${size(fileBytes)}, zusammen ${size(totalBytes)}`,
  reading: files => `Ordner wird gelesen, bisher ${count(files)}`,

  unread: 'Die Dateien konnten nicht gelesen werden. Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
  emptyFolders: paths =>
    `${paths.length === 1 ? '1 leerer Ordner wurde' : `${paths.length} leere Ordner wurden`} ausgelassen: ${named(paths)}.`,
  systemFiles: (files, names) =>
    `${files === 1 ? '1 Systemdatei wurde' : `${files} Systemdateien wurden`} ausgelassen: ${named(names)}.`,
  unreadable: paths => `Nicht lesbar und deshalb ausgelassen: ${named(paths)}.`,
  cut: max =>
    `Nur die ersten ${formatCount(max, 'de')} Dateien wurden hinzugefügt. Um mehr zu senden, packen Sie sie in ein ZIP-Archiv.`,

  chosenFiles: 'Ausgewählte Dateien',
  sum: (files, bytes) => `${count(files)}, zusammen ${size(bytes)}`,
  below: files => `${formatCount(files, 'de')} weitere darunter`,
  added: files => `${count(files)} hinzugefügt.`,
  alreadyThere: paths => `Schon in der Liste und nicht noch einmal hinzugefügt: ${named(paths)}.`,
  remove: name => `${name} entfernen`,
  removeAll: 'Alle entfernen',
  removed: name => `${name} wurde entfernt.`,
  unseenInName: path => `Der Name enthielt unsichtbare Zeichen; die Datei wird als ${path} gesendet.`,
  unsafeName: (path, chosen) =>
    `Manche Systeme nehmen den Namen ${chosen} nicht an; die Datei wird als ${path} gesendet.`,
  removedAll: 'Alle Dateien wurden entfernt.',

  chooseAgain: 'Noch einmal auswählen',

  readMore: 'Mehr anzeigen',
  hide: 'Weniger anzeigen',
}
