import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

const files = (count: number) => countFiles(count, 'nl')
const size = (bytes: number) => formatBytes(bytes, 'nl')
const named = (names: readonly string[]) => listed(names, more => `nog ${more}`)

export const choosing: ChoosingTexts = {
  size,
  count: files,

  dropFirst: 'Sleep bestanden of mappen naar deze pagina, of',
  dropMore: 'Sleep meer bestanden of mappen naar deze pagina, of',
  dropNow: 'Loslaten om toe te voegen',
  chooseFiles: 'Bestanden kiezen',
  addFiles: 'Bestanden toevoegen',
  chooseFolder: 'Map kiezen',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Maximaal ${files(maxFiles)}, elk maximaal ${size(fileBytes)}, samen maximaal ${size(totalBytes)}`,
  reading: count => `De map wordt gelezen, ${files(count)} tot nu toe`,

  unread: 'De bestanden konden niet worden gelezen. Probeer het opnieuw of laad de pagina opnieuw.',
  emptyFolders: paths =>
    `${plural(paths.length, { one: '# lege map is weggelaten', other: '# lege mappen zijn weggelaten' }, 'nl')}: ${named(paths)}.`,
  systemFiles: (count, names) =>
    `${plural(count, { one: '# systeembestand is weggelaten', other: '# systeembestanden zijn weggelaten' }, 'nl')}: ${named(names)}.`,
  unreadable: paths => `Niet leesbaar en daarom weggelaten: ${named(paths)}.`,
  cut: max =>
    `Alleen de eerste ${formatCount(max, 'nl')} bestanden zijn toegevoegd. Wilt u er meer versturen, pak ze dan in een ZIP-bestand.`,

  chosenFiles: 'Gekozen bestanden',
  sum: (count, bytes) => `${files(count)}, in totaal ${size(bytes)}`,
  below: count => `nog ${formatCount(count, 'nl')} hieronder`,
  added: count => `${files(count)} toegevoegd.`,
  alreadyThere: paths => `Staat al in de lijst en is niet opnieuw toegevoegd: ${named(paths)}.`,
  remove: name => `${name} verwijderen`,
  removeAll: 'Alles verwijderen',
  removed: name => `${name} is verwijderd.`,
  unseenInName: path => `De naam bevatte onzichtbare tekens; het bestand wordt verstuurd als ${path}.`,
  unsafeName: (path, chosen) =>
    `Sommige systemen accepteren de naam ${chosen} niet; het bestand wordt verstuurd als ${path}.`,
  removedAll: 'Alle bestanden zijn verwijderd.',

  chooseAgain: 'Opnieuw kiezen',

  readMore: 'Meer lezen',
  hide: 'Verbergen',
}
