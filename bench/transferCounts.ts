import { MAX_WHOLE_BYTES, partCount, partSizeFor } from '../shared/domain/parts.ts'
import { times, total, type Usage } from './prices.ts'

/** One transfer, as the page of costs assumes it. Change it to see another. */
export type Shape = {
  files: number
  bytes: number
  downloads: number
  /** Every file is a table with rules, with a salt in one of them. */
  isAnonymised?: boolean
  isPasswordProtected?: boolean
}

/** What cannot be counted in the code. None of it was measured in AWS. */
export const assumed = {
  /** Of the items of a record in DynamoDB, in KB: what is written is rounded up to whole ones. */
  kilobytes: { transfer: 1.5, file: 0.7, event: 0.5, small: 0.3 },
  /** A call's function, warm, with 1 GB; a step's beside what it does with bytes; the sweep, with little to do. */
  seconds: { call: 0.1, step: 0.3, news: 0.1, sweep: 0.3 },
  /**
   * What a function with one core reads from S3 in a second, and what S3 copies within. The engine's are of one core of
   * a machine of ours, rounded down: a table of 209 MB inspected at 11 MB a second, one of 39 MB masked and hashed at 62;
   * what does not compress is sealed as fast as it is read.
   */
  bytesASecond: { verify: 70e6, publish: 100e6, anonymise: 40e6, inspect: 10e6, seal: 50e6 },
  /** What the process that opens a document takes to begin, and how often a document is read from, in ranges. */
  document: { seconds: 0.4, reads: 8 },
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
const MEMORY_GB = { call: 1, step: 1769 / 1024, twoCores: 3008 / 1024, news: 0.5 }
/** Copies above it go in parts, of so many bytes (lambdas/aws/adapters/s3/copyVersion.ts). */
const COPY = { largestWhole: 256 * 1024 ** 2, part: 64 * 1024 ** 2 }

/** What the product makes goes in parts beyond one of them (lambdas/aws/adapters/s3/storing.ts). */
const PART_BYTES = 16 * 1024 ** 2

const { kilobytes, seconds, bytesASecond } = assumed
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
export function toStages({ files, bytes, downloads, isAnonymised, isPasswordProtected }: Shape): Record<string, Usage> {
  // Read consistently, with all its files.
  const read: Usage = { tableRead: Math.ceil((kilobytes.transfer + files * kilobytes.file) / 4) }
  const isInParts = bytes > MAX_WHOLE_BYTES
  const parts = isInParts ? partCount(bytes, partSizeFor(bytes)) : 0
  const getCopies = (size: number) => (size > COPY.largestWhole ? Math.ceil(size / COPY.part) + 2 : 1)
  const file = kilobytes.file
  // Where it lies in the list is asked for each time.
  const place: Usage = { tableRead: 1 }
  const fileChange = total(place, transaction([file, kilobytes.event]))
  const fileClaim = total(place, transaction([file]))
  /** What long work writes down of its progress: each percentage once, and no more than one in a second. */
  const progress = (time: number, write: Usage) => times(Math.min(99, Math.floor(time)), write)
  /** A range of a pinned version, and what the product made being stored: its row is looked for, and written. */
  const rangeRead: Usage = { tableRead: 1, bucketRead: 1 }
  const stored = (size: number): Usage => ({
    tableRead: 1,
    tableWrite: 1,
    bucketWrite: size > PART_BYTES ? Math.ceil(size / PART_BYTES) + 2 : 1,
    event: 1,
  })
  const anonymised = bytes / bytesASecond.anonymise
  const inspected = assumed.document.seconds + bytes / bytesASecond.inspect
  const sealed = (files * bytes) / bytesASecond.seal
  // What the recipient gets: an archive is as large as what is in it, at most.
  const published = isPasswordProtected ? { files: 1, bytes: files * bytes } : { files, bytes }
  const keys = files * (isAnonymised ? 2 : 1) + (isPasswordProtected ? 1 : 0)
  const mails = isPasswordProtected ? 2 : 1

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
      // The recipient's phone, if it was told before.
      { tableRead: 1 },
    ),
    createTransfer: total(
      call('member'),
      read,
      transaction([kilobytes.transfer, ...Array<number>(files).fill(file), kilobytes.event], 2),
      // Salts are sealed.
      { keyCall: isAnonymised ? files : 0 },
    ),
    getUploadUrl: times(
      files,
      total(call('member'), read, isInParts ? total({ bucketWrite: 1 }, read, fileChange) : {}),
    ),
    getPartUrls: times(files * Math.ceil(parts / assumed.urlsACall), total(call('member'), read)),
    'PUT to S3': { bucketWrite: files * Math.max(1, parts), event: files },
    completeUpload: times(
      files,
      total(call('member'), times(2, read), fileChange, {
        // The row of the pin is looked for, and written.
        tableRead: 1,
        tableWrite: 1,
        bucketRead: 1,
        bucketWrite: isInParts ? 1 : 0,
      }),
    ),
    finalizeTransfer: total(call('member'), times(2, read), change(2), transaction([kilobytes.small]), { keyCall: 2 }),
    reviewTransfer: times(assumed.reviews, total(call('member'), read)),
    'reviewTransfer, ready': total(call('member'), read, { keyCall: 1 }),
    // files; verify, anonymise and inspect with a map and a state for each file; and the five others.
    'Step Functions': { transition: 1 + 3 * (1 + files) + 5 },
    files: total(run('news', seconds.step), read),
    verify: times(files, total(run('step', seconds.step + bytes / bytesASecond.verify), read, fileChange, rangeRead)),
    anonymise: times(
      files,
      isAnonymised
        ? total(
            run('step', seconds.step + anonymised),
            read,
            fileClaim,
            fileChange,
            progress(anonymised, fileClaim),
            // Its beginning, and then all of it.
            times(2, rangeRead),
            stored(bytes),
            { keyCall: 1 },
          )
        : total(run('step', seconds.step), read),
    ),
    inspect: times(
      files,
      total(
        run('twoCores', seconds.step + inspected),
        read,
        fileClaim,
        fileChange,
        times(assumed.document.reads, rangeRead),
        progress(inspected, fileClaim),
      ),
    ),
    seal: isPasswordProtected
      ? total(
          run('twoCores', seconds.step + sealed),
          read,
          // The claim and the end; each reads the transfer anew.
          times(2, total(read, change(0))),
          progress(sealed, total(read, change(0))),
          times(files, rangeRead),
          stored(files * bytes),
          { keyCall: 1 },
        )
      : total(run('twoCores', seconds.step), read),
    publish: total(
      run('step', seconds.step + (published.files * published.bytes) / bytesASecond.publish),
      times(2, read),
      change(3),
      times(published.files, { tableRead: 2, tableWrite: 1, bucketWrite: getCopies(published.bytes), event: 1 }),
    ),
    // The upload of each: listed twice, and its versions deleted, which costs nothing but its event.
    eraseOriginals: total(
      run('step', seconds.step),
      read,
      times(isAnonymised ? files : 0, total(fileChange, { tableWrite: 1, bucketWrite: 2, event: 1 })),
    ),
    // With the template set, as it was.
    notify: total(run('step', seconds.step), read, { keyCall: 1, mail: 1, tableWrite: 3, tableRead: 1 }),
    sendPassword: isPasswordProtected
      ? total(run('step', seconds.step), times(2, read), change(0), { keyCall: 1, mail: 1, tableWrite: 2 })
      : total(run('step', seconds.step), read),
    // `Send` and `Delivery` of each: queued, taken and deleted; the second of the link's is noted on the transfer.
    mailEvents: total(
      times(2 * mails, total(run('news', seconds.news), { event: 1, queueCall: 3, tableWrite: 1, ...read })),
      change(0),
    ),
    // Each change of its own row, as if no other came with it; the stream itself costs nothing.
    followTransfers: times(
      8 + (isPasswordProtected ? 3 : 0) + published.files * downloads,
      total(run('news', seconds.news), read),
    ),
    getDownload: times(downloads, total(call('link'), read, { tableRead: 1 })),
    getDownloadFile: times(
      published.files * downloads,
      total(call('link'), read, transaction([kilobytes.transfer, kilobytes.small, kilobytes.event]), {
        tableRead: 2,
        // The count of this link's downloads.
        tableWrite: 1,
      }),
    ),
    'GET from S3': { bucketRead: published.files * downloads, dataOut: (files * downloads * bytes) / GB },
    // What came in, or what was made of it; an archive; and what is published.
    storage: { bucketStore: ((isPasswordProtected ? 3 : 2) * files * bytes * assumed.storedDays) / 30 / GB },
    // By the sweep: expired; withdrawn; erased, in both areas. Deleting costs nothing but its event.
    expire: total(read, change(5)),
    withdraw: total(times(2, read), change(1), { tableWrite: keys, event: published.files }),
    erase: total(times(2, read), change(1), times(2 * keys, { tableWrite: 1, bucketWrite: 2, event: 1 })),
  }
}
