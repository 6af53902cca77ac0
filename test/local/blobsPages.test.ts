import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentRows } from '../../local/blobs/contentRows.ts'
import { multipartRows } from '../../local/blobs/multipartRows.ts'
import { partRows } from '../../local/blobs/partRows.ts'
import { inTransaction, openDatabase } from '../../local/database.ts'

// The sweep lets other work run between pages, so a page is small, and none is left out.

let directory: string
let database: DatabaseSync
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-pages-'))
  database = openDatabase(join(directory, 'waybill.db'))
})
afterEach(() => {
  database.close()
  rmSync(directory, { recursive: true, force: true })
})

const toId = (number: number) => `${number}`.padStart(5, '0')
const counts = [0, 1, 200, 201, 401]

function open() {
  const parts = partRows(database)
  const contents = contentRows(database, parts, () => 1000)
  return { parts, contents, multipart: multipartRows(database, contents, parts, () => 1000) }
}

describe('the sweep of a database', () => {
  it.each(counts)('finds %d unused contents in pages of at most 200 rows, and no used one', async count => {
    const { contents } = open()
    const row = (id: string) => ({ id, encryptedKey: '', size: 0, sha256: null })
    const add = database.prepare("INSERT INTO contents (id, sealed_key, size, stored_at) VALUES (?, '', 0, ?)")
    inTransaction(database, () => {
      for (let number = 0; number < count; number += 1) add.run(toId(number), number % 2 === 0 ? 499 : 0)
    })
    add.run('young', 500)
    await contents.add('key', row('used'))

    const pages = [...contents.unused(500)]

    expect(pages.flat()).toEqual(Array.from({ length: count }, (_, number) => toId(number)))
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(200)
  })

  it.each(counts)('drops the parts of %d lost uploads, at most 200 uploads at once, and no others', count => {
    const { parts, multipart } = open()
    const part = (number: number, id: string) => ({ number, id, size: 1, sha256: 'a' })
    inTransaction(database, () => {
      for (let number = 0; number < count; number += 1) {
        for (const place of [1, 2]) parts.put(toId(number), part(place, `${toId(number)}-${place}`), 0)
      }
    })
    parts.addUpload({ id: 'open', encryptedKey: '' }, 'key', 0)
    parts.put('open', part(1, 'open-1'), 0)

    const pages = [...multipart.dropOrphans()]

    expect(pages.flat()).toHaveLength(2 * count)
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(2 * 200)
    expect(parts.all('open').map(({ id }) => id)).toEqual(['open-1'])
    expect([...multipart.dropOrphans()].flat()).toEqual([])
  })
})
