import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c et 2 autres' */
const named = (names: readonly string[]) =>
  listed(names, more => plural(more, { one: '# autre', other: '# autres' }, 'fr'))
const count = (files: number) => countFiles(files, 'fr')
const size = (bytes: number) => formatBytes(bytes, 'fr').replace(' ', '\u00a0')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'Glissez des fichiers ou des dossiers n’importe où ici, ou',
  dropMore: 'Glissez d’autres fichiers ou dossiers n’importe où ici, ou',
  dropNow: 'Relâchez pour ajouter',
  chooseFiles: 'Choisir des fichiers',
  addFiles: 'Ajouter des fichiers',
  chooseFolder: 'Choisir un dossier',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Jusqu’à ${count(maxFiles)}, ${size(fileBytes)} chacun, ${size(totalBytes)} au total`,
  reading: files => `Lecture du dossier, ${count(files)} pour l’instant`,

  unread: 'Impossible de lire les fichiers. Réessayez ou rechargez la page.',
  emptyFolders: paths =>
    `${plural(paths.length, { one: '# dossier vide a été ignoré', other: '# dossiers vides ont été ignorés' }, 'fr')} : ${named(paths)}.`,
  systemFiles: (files, names) =>
    `${plural(files, { one: '# fichier système a été ignoré', other: '# fichiers système ont été ignorés' }, 'fr')} : ${named(names)}.`,
  unreadable: paths => `Impossible à lire, donc ignoré : ${named(paths)}.`,
  cut: max =>
    plural(
      max,
      {
        one: 'Seul # fichier a été ajouté. Pour en envoyer plus, regroupez-les dans un ZIP.',
        other: 'Seuls les # premiers fichiers ont été ajoutés. Pour en envoyer plus, regroupez-les dans un ZIP.',
      },
      'fr',
    ),

  chosenFiles: 'Fichiers choisis',
  sum: (files, bytes) => `${count(files)}, ${size(bytes)} au total`,
  below: files => plural(files, { one: '# autre plus bas', other: '# autres plus bas' }, 'fr'),
  added: files => plural(files, { one: '# fichier ajouté.', other: '# fichiers ajoutés.' }, 'fr'),
  alreadyThere: paths => `Figure déjà dans la liste, donc pas ajouté de nouveau : ${named(paths)}.`,
  remove: name => `Retirer ${name}`,
  removeAll: 'Tout retirer',
  removed: name => `${name} a été retiré.`,
  unseenInName: path => `Le nom contenait des caractères invisibles ; le fichier est envoyé sous le nom ${path}.`,
  unsafeName: (path, chosen) =>
    `Certains systèmes refusent le nom ${chosen} ; le fichier est envoyé sous le nom ${path}.`,
  removedAll: 'Tous les fichiers ont été retirés.',

  chooseAgain: 'Choisir à nouveau',

  readMore: 'Lire la suite',
  hide: 'Masquer',
}
