import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readColumns } from '../../../engine/extraction/sqlite/columns.ts'
import { deltas, plainText, repeatedPrefixes, toParquet } from '../../hostile/parquet.ts'
import { createZip } from '../../labelled/formats/zip.ts'
import { read } from './reading.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-databases-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Written by SQLite itself. @param script statements of Python, with `db` as the connection */
function toSqlite(script: string): Buffer {
  const file = join(mkdtempSync(join(directory, 'made-')), 'data.db')
  const code = `import sqlite3, sys\ndb = sqlite3.connect(sys.argv[1])\n${script}\ndb.commit()\ndb.close()`
  execFileSync('python3', ['-c', code, file])
  return readFileSync(file)
}

describe('an SQLite database', () => {
  test('yields each table by column, with the names of its columns', async () => {
    const bytes = toSqlite(`
db.execute('create table people (id integer primary key, "full name" text not null, age int, [is member] boolean)')
db.execute('create table \`odd\` (note varchar(20) default (1 + 2), -- a, comment\\n price decimal(5, 2) check (price > 0), unique (note))')
db.executemany('insert into people values (?, ?, ?, ?)', [(4711, 'Anna Keller', 41, 1), (4712, 'Żółć Kowalski', None, 0)])
db.execute('insert into odd values (?, ?)', ('first', 9.5))`)

    const { texts, notInspectable } = await read(bytes, 'data.sqlite')

    expect(notInspectable).toEqual([])
    expect(texts).toEqual([
      { text: expect.stringContaining('people\nodd\n') },
      { text: 'id\n4711\n4712\n', page: 1, column: 0, header: 'id' },
      { text: 'full name\nAnna Keller\nŻółć Kowalski\n', page: 1, column: 1, header: 'full name' },
      { text: 'age\n41\n', page: 1, column: 2, header: 'age' },
      { text: 'is member\n1\n0\n', page: 1, column: 3, header: 'is member' },
      { text: 'note\nfirst\n', page: 2, column: 0, header: 'note' },
      { text: 'price\n9.5\n', page: 2, column: 1, header: 'price' },
    ])
  })

  test.each(['UTF-8', 'UTF-16le', 'UTF-16be'])(
    'of many pages in %s is complete, with values larger than a page',
    async encoding => {
      const bytes = toSqlite(`
db.execute('pragma encoding = "${encoding}"')
db.execute('pragma page_size = 512')
db.execute('create table t (a text, b)')
db.executemany('insert into t values (?, ?)', ((f'Żółć {i} ' + 'x' * (i % 2000), i * 7 - 3) for i in range(5000)))`)

      const { texts, notInspectable } = await read(bytes, 'data.db')

      expect(notInspectable).toEqual([])
      const lines = (column: number) =>
        texts
          .find(one => one.column === column)
          ?.text.split('\n')
          .slice(1, -1)
      expect(lines(0)).toEqual(Array.from({ length: 5000 }, (_, at) => `Żółć ${at} ${'x'.repeat(at % 2000)}`))
      expect(lines(1)).toEqual(Array.from({ length: 5000 }, (_, at) => String(at * 7 - 3)))
    },
  )

  test('yields tables without row identifiers, stored computed columns, views and large numbers', async () => {
    const bytes = toSqlite(`
db.execute('create table k (word text primary key, note text) without rowid')
db.executemany('insert into k values (?, ?)', ((f'word {i}', 'y' * 600) for i in range(300)))
db.execute('create table g (a int, b int as (a + 1) virtual, c text as (a || "!") stored, d text default "x as (y")')
db.execute('insert into g (a, d) values (9007199254740993, "last")')
db.execute('create view v as select "Anna Keller" as contact')`)

    const { texts, notInspectable } = await read(bytes, 'data.db')

    expect(notInspectable).toEqual([])
    const all = texts.map(({ text }) => text).join('\n')
    for (const word of ['word 0\n', 'word 299\n', 'Anna Keller']) expect(all).toContain(word)
    expect(texts.filter(({ page }) => page === 2)).toEqual([
      { text: 'a\n9007199254740993\n', page: 2, column: 0, header: 'a' },
      { text: 'c\n9007199254740993!\n', page: 2, column: 1, header: 'c' },
      { text: 'd\nlast\n', page: 2, column: 2, header: 'd' },
    ])
  })

  test.each([
    'id integer, name text, primary key (id desc)',
    'id integer, name text, primary key (id collate nocase asc)',
    'id integer, name text, constraint "the key" primary key ("id" autoincrement)',
    'id/* a word */integer--its type\\n/**/primary/*/*/key, name text',
    `id integer ${'check (1) '.repeat(30)} primary key, name text`,
  ])('has the row identifiers that are a column: %s', async columns => {
    const bytes = toSqlite(`
db.execute("create table people (${columns.replaceAll('"', '\\"')})")
db.executemany('insert into people values (?, ?)', [(4711, 'Anna Keller'), (4712, 'Bob')])`)

    const { texts } = await read(bytes, 'data.db')

    expect(texts.find(({ column, page }) => page === 1 && column === 0)).toEqual({
      text: 'id\n4711\n4712\n',
      page: 1,
      column: 0,
      header: 'id',
    })
  })

  test('has no row identifiers for a column whose definition makes another key', async () => {
    const bytes = toSqlite(`
db.execute('create table t (id integer primary key desc, name text)')
db.execute('insert into t values (null, "Anna Keller")')`)

    expect((await read(bytes, 'data.db')).texts.some(({ column }) => column === 0)).toBe(true)
    expect(readColumns('create table t (id integer primary key desc, name text)')?.id).toBeUndefined()
  })

  test.each([
    ['comments', '/*'],
    ['quotation marks', `"a"'`],
    ['brackets', '['],
    ['hyphens and slashes', '-/'],
    ['keys', 'primary key (a, '],
    ['keys of one', 'primary key (a), b, '],
  ])(
    'has a schema of a hostile megabyte read in linear time: %s',
    (_, pattern) => {
      const length = 1024 * 1024
      const statement = `create table t (a integer, ${pattern.repeat(length / pattern.length)}`

      expect(readColumns(statement)?.names[0]).toBe('a')
    },
    20_000,
  )

  test('has its blobs read: as text, as documents, and not as keys', async () => {
    const bytes = toSqlite(`
import gzip
db.execute('create table files (name text, content blob)')
rows = [('text', b'Hello Anna Keller'), ('key', bytes(range(32))), ('gzip', gzip.compress(b'Hello Bob ' + bytes(range(65, 91)))), ('png', b'\\x89PNG\\r\\n\\x1a\\n' + bytes(40))]
db.executemany('insert into files values (?, ?)', rows)`)

    const { texts, notInspectable } = await read(bytes, 'data.db')

    expect(texts).toContainEqual({ text: 'content\nHello Anna Keller\n', page: 1, column: 1, header: 'content' })
    expect(texts).toContainEqual({ text: expect.stringContaining('Bob'), path: ['files', 'content'] })
    expect(notInspectable).toEqual([{ reason: 'unsupported', path: ['files'] }])
  })

  test('is not clean when it is cut, when its pages form a circle, or when a page is used twice', async () => {
    const sound = toSqlite(`
db.execute('pragma page_size = 512')
db.execute('create table t (a text)')
db.executemany('insert into t values (?)', ((f'line {i}',) for i in range(3000)))`)
    const root = 512
    const circle = Buffer.from(sound)
    circle.writeUInt32BE(2, root + 8)
    const twice = Buffer.from(sound)
    const firstCell = root + twice.readUInt16BE(root + 12)
    twice.copy(twice, root + 8, firstCell, firstCell + 4)

    for (const [bytes, reason] of [
      [sound.subarray(0, 10_000), 'broken'],
      [circle, 'overlapping'],
      [twice, 'overlapping'],
    ] as const) {
      expect((await read(bytes, 'data.db')).notInspectable).toEqual([{ reason, page: 1 }])
    }
  })

  test('never ends with an error when bytes change', async () => {
    const seed = toSqlite(`
db.execute('pragma page_size = 512')
db.execute('create table t (a text, b blob, c int)')
db.executemany('insert into t values (?, ?, ?)', ((f'{i}' * (i * 9), bytes(i), i) for i in range(40)))`)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }), async changes => {
        const bytes = Buffer.from(seed)
        for (const [at, value] of changes) bytes.writeUInt8(value, 16 + (at % (bytes.length - 16)))
        await read(bytes, 'data.db')
      }),
      { numRuns: 300 },
    )
  })
})

describe('the write-ahead log of an SQLite database', () => {
  /** @param changes after the log was emptied */
  const toLog = (changes: string) => {
    const folder = mkdtempSync(join(directory, 'log-'))
    const code = `import sqlite3, shutil, sys
db = sqlite3.connect(sys.argv[1])
db.execute('pragma page_size = 1024')
db.execute('pragma journal_mode = wal')
db.execute('create table people (id integer primary key, name text)')
db.execute("insert into people values (1, 'Carol Old')")
db.commit()
db.execute('pragma wal_checkpoint(truncate)')
${changes}
db.commit()
for end in ['', '-wal']: shutil.copy(sys.argv[1] + end, sys.argv[2] + end)`
    execFileSync('python3', ['-c', code, join(folder, 'open.db'), join(folder, 'data.db')])
    return { database: readFileSync(join(folder, 'data.db')), log: readFileSync(join(folder, 'data.db-wal')) }
  }

  test('beside it in an archive yields the rows that the database does not have', async () => {
    const { database, log } = toLog(
      `db.executemany('insert into people values (?, ?)', ((at, f'Anna Keller {at} ' + 'x' * (at * 50)) for at in range(2, 120)))`,
    )
    const bytes = createZip([
      { name: 'data.db', bytes: database },
      { name: 'data.db-wal', bytes: log },
    ])

    const { texts, notInspectable } = await read(bytes, 'all.zip')

    expect(notInspectable).toEqual([])
    const of = (name: string) =>
      texts
        .filter(({ path }) => path?.[0] === name)
        .map(({ text }) => text)
        .join('')
    expect(of('data.db')).not.toContain('Anna')
    for (let at = 2; at < 120; at += 1)
      expect(of('data.db-wal')).toContain(`\tAnna Keller ${at} ${'x'.repeat(at * 50)}\n`)
  })

  test('is read up to the rest of an earlier log', async () => {
    const { log } = toLog(`
db.executemany('insert into people values (?, ?)', ((at, 'Anna ' * 30) for at in range(2, 600)))
db.commit()
db.execute('pragma wal_checkpoint(restart)')
db.execute("insert into people values (999, 'Bob Martin')")`)

    const { texts, notInspectable } = await read(log, 'data.db-wal')

    expect(notInspectable).toEqual([])
    expect(texts.map(({ text }) => text).join('')).toContain('Bob Martin')
    expect(log.length).toBeGreaterThan(50_000)
  })

  test('is not clean when a value goes on in the database, or when it is cut', async () => {
    const { log } = toLog(`
db.execute("insert into people values (2, 'Anna Keller ' || hex(zeroblob(5000)))")
db.commit()
db.execute('pragma wal_checkpoint(truncate)')
db.execute("insert into people values (3, 'Bob')")`)
    const { log: whole } = toLog(`db.execute("insert into people values (2, 'Anna Keller')")`)

    const { texts, notInspectable } = await read(log, 'data.db-wal')
    expect(notInspectable).toEqual([{ reason: 'broken' }])
    expect(texts.map(({ text }) => text).join('')).toContain('Carol Old')
    expect((await read(whole.subarray(0, -1), 'data.db-wal')).notInspectable).toEqual([{ reason: 'unsupported' }])
    expect((await read(whole.subarray(0, 20), 'data.db-wal')).notInspectable).toEqual([{ reason: 'broken' }])
  })

  test('never ends with an error when bytes change', async () => {
    const { log } = toLog(
      `db.executemany('insert into people values (?, ?)', ((at, 'Anna' * at) for at in range(2, 40)))`,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }), async changes => {
        const bytes = Buffer.from(log)
        for (const [at, value] of changes) bytes.writeUInt8(value, 4 + (at % (bytes.length - 4)))
        await read(bytes, 'data.db-wal')
      }),
      { numRuns: 100 },
    )
  })
})

describe('a Parquet file', () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, 'files', `${name}.parquet`))

  test.each(['people', 'people.zstd'])(
    'yields its cells by column, with lists, structures and dates (%s)',
    async name => {
      const { texts, notInspectable } = await read(file(name), 'people.parquet')

      expect(notInspectable).toEqual([{ reason: 'unsupported', path: ['photo'] }])
      // Empty cells may have a line.
      const cells = texts.map(({ column, header, text }) => [
        column,
        header,
        text.split('\n').filter(line => line !== ''),
      ])
      expect(cells).toEqual(
        [
          ['full name', 'Anna Keller', 'Żółć Kowalski', 'Anna Keller'],
          ['phone', '4915112345678', '4915112345679', '1'],
          ['birthday', '1980-01-02', '1999-12-31', '2000-02-29'],
          ['price', '1234.5', '0.05', '3'],
          ['mails', 'ann@example.com\tbob@example.com', 'x@example.com'],
          ['address', 'High Street\tBerlin', '\tParis', 'Rue\tLyon'],
          ['photo', 'Hello Bob'],
          ['seen', '2020-01-02T03:04:05.000Z'],
          ['ok', 'true', 'false', 'true'],
        ].map((lines, column) => [column, lines[0], lines]),
      )
    },
  )

  test('whose texts repeat the beginnings of those before them is read', async () => {
    const content = Buffer.concat([deltas([0, 4, 4]), deltas([4, 3, 2]), Buffer.from('Annabel B')])

    const { texts, notInspectable } = await read(toParquet({ values: 3, run: 3, encoding: 7, content }), 'a.parquet')

    expect(notInspectable).toEqual([])
    expect(texts).toMatchObject([{ text: 'name\nAnna\nAnnabel\nAnna B\n' }])
  })

  test('that claims more values than its pages have ends at once', async () => {
    const whole = toParquet({
      values: 2,
      run: 2,
      encoding: 0,
      content: Buffer.concat([plainText('Anna'), plainText('Bob')]),
    })
    expect((await read(whole, 'a.parquet')).texts).toMatchObject([{ text: 'name\nAnna\nBob\n' }])

    const many = 2 ** 29
    for (const [page, reason] of [
      [{ values: 1, run: many, encoding: 0, content: plainText('Anna') }, 'broken'],
      [{ values: many, run: many, encoding: 0, content: plainText('Anna') }, 'tooLarge'],
      [{ values: 1, run: 1, encoding: 8, content: Buffer.from([1, 0xfe, 0xff, 0xff, 0xff, 7, 0]) }, 'broken'],
      [{ values: 1e6, run: 1e6, encoding: 7, content: repeatedPrefixes(1e6, 1e5) }, 'tooLarge'],
    ] as const) {
      expect((await read(toParquet(page), 'a.parquet')).notInspectable).toEqual([{ reason }])
    }
  }, 20_000)

  test('in a compression that is not read, or cut, is not clean', async () => {
    expect((await read(file('people.lz4'), 'a.parquet')).notInspectable).toEqual([{ reason: 'unsupported' }])
    expect((await read(file('people').subarray(0, -20), 'a.parquet')).notInspectable).toEqual([{ reason: 'broken' }])
  })

  test('never ends with an error when bytes change', async () => {
    const seed = file('people')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }), async changes => {
        const bytes = Buffer.from(seed)
        for (const [at, value] of changes) bytes.writeUInt8(value, 4 + (at % (bytes.length - 4)))
        await read(bytes, 'people.parquet')
      }),
      { numRuns: 100 },
    )
  })
})

describe('entries of a directory (LDIF)', () => {
  test('have values in Base64 decoded, long lines joined and pictures reported', async () => {
    const encoded = Buffer.from('Anna Müller-Keller').toString('base64')
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
    const ldif = [
      'version: 1',
      '# made for a test',
      'dn: cn=Anna,dc=example,dc=com',
      `cn:: ${encoded.slice(0, 8)}`,
      ` ${encoded.slice(8)}`,
      'telephoneNumber: +49 30 123',
      ' 45678',
      `jpegPhoto:: ${picture}`,
      `description:: ${Buffer.from('Grüße aus Köln', 'latin1').toString('base64')}`,
      '',
    ].join('\n')

    const { texts, notInspectable } = await read(ldif, 'export.ldif')

    expect(texts.find(({ path }) => path === undefined)?.text).toContain(
      'cn: Anna Müller-Keller\ntelephoneNumber: +49 30 12345678\n',
    )
    expect(texts).toContainEqual({ text: 'Grüße aus Köln', path: ['description'] })
    expect(notInspectable).toEqual([{ reason: 'unsupported', path: ['jpegPhoto'] }])
  })

  test('are found by their content', async () => {
    const ldif = `# extended LDIF\n#\n\ndn:: ${Buffer.from('cn=Jürgen Kößler').toString('base64')}\nobjectClass: top\n`

    expect((await read(ldif, 'export.txt')).texts[0]?.text).toContain('dn: cn=Jürgen Kößler')
  })
})
