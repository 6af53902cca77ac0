import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c y 2 más' */
const named = (names: readonly string[]) => listed(names, more => `${more} más`)
const count = (files: number) => countFiles(files, 'es')
const size = (bytes: number) => formatBytes(bytes, 'es').replace(' ', '\u00a0')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'Suelte archivos o carpetas en cualquier lugar, o',
  dropMore: 'Suelte más archivos o carpetas en cualquier lugar, o',
  dropNow: 'Suelte para añadir',
  chooseFiles: 'Elegir archivos',
  addFiles: 'Añadir archivos',
  chooseFolder: 'Elegir una carpeta',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Hasta ${count(maxFiles)}, ${size(fileBytes)} cada uno, ${size(totalBytes)} en total`,
  reading: files => `Leyendo la carpeta, ${count(files)} hasta ahora`,

  unread: 'No se han podido leer los archivos. Inténtelo de nuevo o vuelva a cargar la página.',
  emptyFolders: paths =>
    `${plural(paths.length, { one: 'Se ha omitido # carpeta vacía', other: 'Se han omitido # carpetas vacías' }, 'es')}: ${named(paths)}.`,
  systemFiles: (files, names) =>
    `${plural(files, { one: 'Se ha omitido # archivo del sistema', other: 'Se han omitido # archivos del sistema' }, 'es')}: ${named(names)}.`,
  unreadable: paths => `Omitido porque no se ha podido leer: ${named(paths)}.`,
  cut: max =>
    `Solo se han añadido los primeros ${formatCount(max, 'es')} archivos. Para enviar más, comprímalos en un ZIP.`,

  chosenFiles: 'Archivos elegidos',
  sum: (files, bytes) => `${count(files)}, ${size(bytes)} en total`,
  below: files => `${formatCount(files, 'es')} más abajo`,
  added: files => plural(files, { one: 'Se ha añadido # archivo.', other: 'Se han añadido # archivos.' }, 'es'),
  alreadyThere: paths => `Ya está en la lista, no se ha añadido otra vez: ${named(paths)}.`,
  remove: name => `Quitar ${name}`,
  removeAll: 'Quitar todo',
  removed: name => `Se ha quitado ${name}.`,
  unseenInName: path => `El nombre contenía caracteres invisibles; el archivo se envía como ${path}.`,
  unsafeName: (path, chosen) => `Algunos sistemas no aceptan el nombre ${chosen}; el archivo se envía como ${path}.`,
  removedAll: 'Se han quitado todos los archivos.',

  chooseAgain: 'Elegir de nuevo',

  readMore: 'Leer más',
  hide: 'Ocultar',
}
