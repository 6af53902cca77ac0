import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpointFunctions, stepFunctions, triggerFunctions } from '../../lambdas/aws/functions/functions.ts'

const project = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(project, file), 'utf8')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: project, encoding: 'utf8' }).trim().split('\n')
const names = (cell: string) => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name)

/** The rows of the table of rooms: the folders, and the folders that they may import; undefined for all. */
const rows = read('ARCHITECTURE.md')
  .split('\n')
  .filter(line => /^\| `/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .filter(cells => cells.length === 5 && /^(`|nothing|all)/.test(cells[3] ?? ''))
  .map(([, folders = '', , imports = '']) => ({
    folders: names(folders),
    imports: imports === 'all' ? undefined : names(imports),
  }))
const rooms = rows.flatMap(({ folders }) => folders)

function getRoom(file: string): string | undefined {
  return rooms.filter(room => file.startsWith(`${room}/`)).toSorted((one, other) => other.length - one.length)[0]
}

function findImports(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  )
}

describe('the table of rooms in ARCHITECTURE.md', () => {
  test('names the room of every file below its top folders', () => {
    const top = new Set(rooms.map(room => room.split('/')[0]))
    const unplaced = files.filter(file => top.has(file.split('/')[0] ?? '') && file.includes('/') && !getRoom(file))

    // A folder’s shared modules are siblings of its rooms.
    expect(unplaced.filter(file => !/^(engine|lambdas|shared)\/\w+\.ts$/.test(file))).toEqual([])
  })

  test.each(rows.flatMap(({ folders, imports }) => (imports ? [[folders.join(', '), folders, imports] as const] : [])))(
    'matches the imports of %s',
    (_, folders, imports) => {
      const isAllowed = (path: string) =>
        imports.some(allowed => path === `${allowed}.ts` || path.startsWith(`${allowed}/`))
      const own = files.filter(file => folders.includes(getRoom(file) ?? ''))

      const faults = own.flatMap(file =>
        findImports(file)
          .filter(path => getRoom(path) !== getRoom(file) && !isAllowed(path))
          .map(path => `${file} imports ${path}`),
      )

      expect(faults).toEqual([])
    },
  )

  test('lets no two rooms import each other', () => {
    const pairs = rows.flatMap(({ folders, imports = [] }) =>
      folders.flatMap(folder => rooms.filter(room => imports.some(name => room === name)).map(room => [folder, room])),
    )
    const mutual = pairs.filter(([from, to]) => pairs.some(([one, other]) => one === to && other === from))

    expect(pairs.length).toBeGreaterThan(20)
    // Texts import state names from the domain, and limits import their sentences from the texts.
    expect(mutual.map(pair => pair.toSorted().join(' and '))).toEqual(
      mutual.map(() => 'shared/domain and shared/texts'),
    )
  })
})

test.each(['ARCHITECTURE.md', 'README.md', 'docs/glossary.md', 'docs/testing.md', 'docs/operations.md'])(
  'each file that %s names by its path exists',
  document => {
    const named = [...read(document).matchAll(/`((?:\w[\w.-]*\/)+[\w.-]+\.(?:ts|tsx|js|md))`/g)].map(
      ([, path = '']) => path,
    )
    const isKnown = (path: string) =>
      existsSync(join(project, path)) || existsSync(join(project, dirname(document), path))

    expect(named.filter(path => !path.startsWith('../') && !isKnown(path))).toEqual([])
  },
)

test.each([
  ['link', ['addRecipients', 'finalizeTransfer', 'notify', 'remind', 'reviewTransfer', 'sendAgain']],
  ['request', ['createRequest', 'enterDropPage', 'remind', 'resendRequest', 'reviewTransfer']],
])('only the functions that create or send a %s, or show it to its owner, may decrypt it on AWS', (kind, allowed) => {
  const functions = [...endpointFunctions(() => 'area'), ...stepFunctions(), ...triggerFunctions()]
  const decrypting = functions.filter(({ sealed = [] }) => sealed.some(context => context.startsWith(`${kind} of `)))

  expect(decrypting.map(({ name }) => name).sort()).toEqual(allowed)
})
