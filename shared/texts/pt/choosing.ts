import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c e mais 2' */
const named = (names: readonly string[]) => listed(names, more => `mais ${more}`)
const count = (files: number) => countFiles(files, 'pt')
const size = (bytes: number) => formatBytes(bytes, 'pt').replace(' ', '\u00a0')

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'Largue ficheiros ou pastas em qualquer lugar, ou',
  dropMore: 'Largue mais ficheiros ou pastas em qualquer lugar, ou',
  dropNow: 'Largue para adicionar',
  chooseFiles: 'Escolher ficheiros',
  addFiles: 'Adicionar ficheiros',
  chooseFolder: 'Escolher uma pasta',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `Até ${count(maxFiles)}, ${size(fileBytes)} cada, ${size(totalBytes)} no total`,
  reading: files => `A ler a pasta, ${count(files)} até agora`,

  unread: 'Não foi possível ler os ficheiros. Tente novamente ou recarregue a página.',
  emptyFolders: paths =>
    `${plural(paths.length, { one: '# pasta vazia foi ignorada', other: '# pastas vazias foram ignoradas' }, 'pt')}: ${named(paths)}.`,
  systemFiles: (files, names) =>
    `${plural(files, { one: '# ficheiro de sistema foi ignorado', other: '# ficheiros de sistema foram ignorados' }, 'pt')}: ${named(names)}.`,
  unreadable: paths => `Ignorado por não ter sido possível ler: ${named(paths)}.`,
  cut: max =>
    `Só foram adicionados os primeiros ${formatCount(max, 'pt')} ficheiros. Para enviar mais, comprima-os num ZIP.`,

  chosenFiles: 'Ficheiros escolhidos',
  sum: (files, bytes) => `${count(files)}, ${size(bytes)} no total`,
  below: files => `mais ${formatCount(files, 'pt')} abaixo`,
  added: files => plural(files, { one: '# ficheiro adicionado.', other: '# ficheiros adicionados.' }, 'pt'),
  alreadyThere: paths => `Já está na lista, não foi adicionado outra vez: ${named(paths)}.`,
  remove: name => `Remover ${name}`,
  removeAll: 'Remover tudo',
  removed: name => `${name} foi removido.`,
  unseenInName: path => `O nome continha carateres invisíveis; o ficheiro é enviado como ${path}.`,
  unsafeName: (path, chosen) => `Alguns sistemas não aceitam o nome ${chosen}; o ficheiro é enviado como ${path}.`,
  removedAll: 'Todos os ficheiros foram removidos.',

  chooseAgain: 'Escolher de novo',

  readMore: 'Ler mais',
  hide: 'Ocultar',
}
