import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c e altri 2' */
const named = (names: readonly string[]) => listed(names, more => (more === 1 ? 'un altro' : `altri ${more}`))
const namedFolders = (paths: readonly string[]) => listed(paths, more => (more === 1 ? 'un’altra' : `altre ${more}`))
const count = (files: number) => countFiles(files, 'it')
const size = (bytes: number) => formatBytes(bytes, 'it')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'Trascini file o cartelle in un punto qualsiasi, oppure',
  dropMore: 'Trascini altri file o cartelle in un punto qualsiasi, oppure',
  dropNow: 'Rilasci per aggiungere',
  chooseFiles: 'Scegli file',
  addFiles: 'Aggiungi file',
  chooseFolder: 'Scegli una cartella',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Fino a ${count(maxFiles)}, ${size(fileBytes)} ciascuno, ${size(totalBytes)} in totale`,
  reading: files => `Lettura della cartella, finora ${count(files)}`,

  unread: 'Impossibile leggere i file. Riprovi o ricarichi la pagina.',
  emptyFolders: paths =>
    `${plural(paths.length, { one: '# cartella vuota ignorata', other: '# cartelle vuote ignorate' }, 'it')}: ${namedFolders(paths)}.`,
  systemFiles: (files, names) =>
    `${plural(files, { one: '# file di sistema ignorato', other: '# file di sistema ignorati' }, 'it')}: ${named(names)}.`,
  unreadable: paths => `Impossibile leggere questi elementi, che sono stati ignorati: ${named(paths)}.`,
  cut: max =>
    `Sono stati aggiunti solo i primi ${formatCount(max, 'it')} file. Per inviarne di più, li comprima in un file ZIP.`,

  chosenFiles: 'File scelti',
  sum: (files, bytes) => `${count(files)}, ${size(bytes)} in totale`,
  below: files => plural(files, { one: 'Un altro sotto', other: 'Altri # sotto' }, 'it'),
  added: files => plural(files, { one: '# file aggiunto.', other: '# file aggiunti.' }, 'it'),
  alreadyThere: paths => `Già nell’elenco, non aggiunti di nuovo: ${named(paths)}.`,
  remove: name => `Rimuovi ${name}`,
  removeAll: 'Rimuovi tutti',
  removed: name => `${name} è stato rimosso.`,
  unseenInName: path => `Il nome conteneva caratteri invisibili; il file viene inviato come ${path}.`,
  unsafeName: (path, chosen) => `Alcuni sistemi non accettano il nome ${chosen}; il file viene inviato come ${path}.`,
  removedAll: 'Tutti i file sono stati rimossi.',

  chooseAgain: 'Scegli di nuovo',

  readMore: 'Leggi tutto',
  hide: 'Nascondi',
}
