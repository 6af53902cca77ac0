import { LARGEST_WHOLE_BYTES, partCount, partSizeFor } from '../shared/domain/parts.ts'
import { times, total, type Usage } from './prices.ts'

/** One transfer, as the page of costs assumes it. Change it to see another. */
export type Shape = { files: number; bytes: number; downloads: number }

/** What cannot be counted in the code. None of it was measured in AWS. */
export const assumed = {
  /** Of the items of a record in DynamoDB, in KB: what is written is rounded up to whole ones. */
  kilobytes: { transfer: 1.5, file: 0.7, event: 0.5, small: 0.3 },
  /** A call's function, warm, with 1 GB; a step's beside what it does with bytes; the sweep, with little to do. */
  seconds: { call: 0.1, step: 0.3, news: 0.1, sweep: 0.3 },
  /** What a function with one core reads from S3 in a second, and what S3 copies within. */
  bytesASecond: { verify: 70e6, publish: 100e6 },
  /** Contents lie twice, until expiry (7 days) and for the days in which their sender may send them again (5). */
  storedDays: 12,
  /** Pages: send and review by the sender, one for each download; requests and KB, with an empty cache. */
  page: { requests: 15, kilobytes: 250 },
  /** Lines of a function's run with the API's access, and of a request at the edge, in KB. */
  logKilobytes: { run: 1, edge: 0.7 },
  /** The sender's page asks every five seconds until the transfer is ready. */
  reviews: 3,
  /** Of the web app: URLs of parts that it asks for with one call (web/src/upload/uploadFile.ts). */
  urlsACall: 4,
}

const GB = 1024 ** 3
const MEMORY_GB = { call: 1, step: 1769 / 1024, news: 0.5 }
/** Copies above it go in parts, of so many bytes (lambdas/aws/s3/copyVersion.ts). */
const COPY = { largestWhole: 256 * 1024 ** 2, part: 64 * 1024 ** 2 }

const { kilobytes, seconds } = assumed
const units = (kilobyte: number) => Math.ceil(kilobyte)
/** An item of a transaction counts twice; each index that an item enters or leaves counts once. */
const transaction = (items: readonly number[], indexes = 0): Usage => ({
  tableWrite: items.reduce((sum, size) => sum + 2 * units(size), indexes),
})
const change = (indexes: number) => transaction([kilobytes.transfer, kilobytes.event], indexes)
const log = (kilobyte: number): Usage => ({ log: kilobyte / 1024 ** 2 })

/** A run of a function. */
const run = (kind: keyof typeof MEMORY_GB, time: number): Usage => ({
  lambdaRun: 1,
  lambdaSecond: MEMORY_GB[kind] * time,
  ...log(assumed.logKilobytes.run),
})

/** What stands around every handler: the edge, the API, the count of calls, and for members the end of their session. */
const call = (caller: 'member' | 'anyone' | 'link'): Usage =>
  total(run('call', seconds.call), log(assumed.logKilobytes.edge), {
    apiCall: 1,
    edgeCall: 1,
    edgeFunction: 1,
    inspection: 1,
    tableWrite: caller === 'link' ? 0 : 1,
    tableRead: caller === 'member' ? 1 : 0,
  })

/** What a transfer uses from the first page to the erasure of its contents, in the order in which it happens. */
export function stagesOf({ files, bytes, downloads }: Shape): Record<string, Usage> {
  // Read consistently, with all its files.
  const read: Usage = { tableRead: Math.ceil((kilobytes.transfer + files * kilobytes.file) / 4) }
  const isInParts = bytes > LARGEST_WHOLE_BYTES
  const parts = isInParts ? partCount(bytes, partSizeFor(bytes)) : 0
  const copies = bytes > COPY.largestWhole ? Math.ceil(bytes / COPY.part) + 2 : 1
  const file = kilobytes.file
  const fileChange = transaction([file, kilobytes.event])

  return {
    pages: times(2 + downloads, {
      edgeCall: assumed.page.requests,
      inspection: assumed.page.requests,
      edgeFunction: 1,
      edgeOut: (assumed.page.kilobytes * 1024) / GB,
      ...log(assumed.page.requests * assumed.logKilobytes.edge),
    }),
    getConfig: call('anyone'),
    createProvisionalTransfer: total(
      call('member'),
      transaction([kilobytes.transfer, ...Array<number>(files).fill(file), kilobytes.event], 1),
    ),
    createTransfer: total(
      call('member'),
      read,
      transaction([kilobytes.transfer, ...Array<number>(files).fill(file), kilobytes.event], 2),
    ),
    getUploadUrl: times(
      files,
      total(call('member'), read, isInParts ? total({ bucketWrite: 1, tableRead: 1 }, read, fileChange) : {}),
    ),
    getPartUrls: times(files * Math.ceil(parts / assumed.urlsACall), total(call('member'), read)),
    'PUT to S3': { bucketWrite: files * Math.max(1, parts), event: files },
    completeUpload: times(
      files,
      total(call('member'), times(2, read), fileChange, {
        // The row of the pin is looked for, and written; where a file lies in the list is asked for.
        tableRead: 2,
        tableWrite: 1,
        bucketRead: 1,
        bucketWrite: isInParts ? 1 : 0,
      }),
    ),
    finalizeTransfer: total(call('member'), times(2, read), change(2), transaction([kilobytes.small]), { keyCall: 2 }),
    reviewTransfer: times(assumed.reviews, total(call('member'), read)),
    'reviewTransfer, ready': total(call('member'), read, { keyCall: 1 }),
    // files, the map, a state for each file, publish, notify.
    'Step Functions': { transition: 4 + files },
    files: total(run('news', seconds.step), read),
    verify: times(
      files,
      total(run('step', seconds.step + bytes / assumed.bytesASecond.verify), read, fileChange, {
        tableRead: 2,
        bucketRead: 1,
      }),
    ),
    publish: total(
      run('step', seconds.step + (files * bytes) / assumed.bytesASecond.publish),
      times(2, read),
      change(3),
      { tableRead: 2 * files, tableWrite: files, bucketWrite: files * copies, event: files },
    ),
    notify: total(run('step', seconds.step), read, { keyCall: 1, mail: 1, tableWrite: 3 }),
    // `Send` and `Delivery`: each is queued, taken and deleted; the second is noted on the transfer.
    mailEvents: total(
      times(2, total(run('news', seconds.news), { event: 1, queueCall: 3, tableWrite: 1, ...read })),
      change(0),
    ),
    getDownload: times(downloads, total(call('link'), read, { tableRead: 1 })),
    getDownloadFile: times(
      files * downloads,
      total(call('link'), read, transaction([kilobytes.transfer, kilobytes.small, kilobytes.event]), {
        tableRead: 2,
        // The count of this link's downloads.
        tableWrite: 1,
      }),
    ),
    'GET from S3': { bucketRead: files * downloads, dataOut: (files * downloads * bytes) / GB },
    storage: { bucketStore: (2 * files * bytes * assumed.storedDays) / 30 / GB },
    // By the sweep: expired; withdrawn; erased, in both areas. Deleting costs nothing but its event.
    expire: total(read, change(5)),
    withdraw: total(times(2, read), change(1), { tableWrite: files, event: files }),
    erase: total(times(2, read), change(1), times(2 * files, { tableWrite: 1, bucketWrite: 2, event: 1 })),
  }
}
