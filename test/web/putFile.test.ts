import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadHeaders } from '../../shared/domain/uploadHeaders.ts'
import { PutError, putFile } from '../../web/src/upload/putFile.ts'

let sent: string[]
let read: string[]

/** Answers at once, and records the requests that a bucket’s CORS rule would have to allow. */
function answering(status: number) {
  return class {
    readonly upload = {}
    readonly status = status
    readonly responseText = ''
    onload = () => {}
    onloadend = () => {}
    open() {}
    setRequestHeader(name: string) {
      sent.push(name.toLowerCase())
    }
    getResponseHeader(name: string) {
      read.push(name.toLowerCase())
      return name.toLowerCase() === 'retry-after' ? '7' : '"the etag"'
    }
    send(content: Blob) {
      // Fetch standard, "extract a body": a Blob’s type becomes the header if none is set.
      if (content.type !== '') sent.push('content-type')
      this.onload()
      this.onloadend()
    }
  }
}

beforeEach(() => {
  sent = []
  read = []
})
afterEach(() => vi.unstubAllGlobals())

const outgoing = {
  ...{ url: 'https://bucket.example/', sha256: '00'.repeat(32) },
  content: new Blob(['x'], { type: 'image/jpeg' }),
}
const put = () => putFile(outgoing, () => {}, new AbortController().signal)

test('a PUT sends and reads only what buckets allow', async () => {
  vi.stubGlobal('XMLHttpRequest', answering(200))
  expect(await put()).toBe('"the etag"')
  vi.stubGlobal('XMLHttpRequest', answering(503))
  const refused = await put().catch(error => error)

  expect(refused).toBeInstanceOf(PutError)
  expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  expect([...new Set(sent)].sort()).toEqual([...uploadHeaders.sent])
  expect([...new Set(read)].sort()).toEqual(uploadHeaders.read.map(name => name.toLowerCase()))
})
