import { bytesASecond } from '../lambdas/pipeline/workTime.ts'
import { MAX_WHOLE_BYTES, partCount, partSizeFor } from '../shared/domain/parts.ts'
import { times, total, type Usage } from './prices.ts'

export type Shape = {
  files: number
  bytes: number
  downloads: number
  /** Ranged reads by the inspection, per file; omitted: as of a document. */
  ranges?: number
  /** Every file is a table with rules, one of them with a salt. */
  isAnonymised?: boolean
  isPasswordProtected?: boolean
}

/** Assumptions that the code does not determine; none was measured on AWS. */
export const assumed = {
  /** KB of the items of a record in DynamoDB. Writes are rounded up. */
  kilobytes: { transfer: 1.5, file: 0.7, event: 0.5, small: 0.3 },
  /**
   * Seconds of functions with 1 GB: a warm call, a step without its work on bytes, an event, and a sweep with little
   * work. A health run waits for its workflow.
   */
  seconds: { call: 0.1, step: 0.3, news: 0.1, sweep: 0.3, health: 15 },
  bytesASecond,
  /** Start of the document process, and its ranged reads per document. */
  document: { seconds: 0.4, reads: 8 },
  /** Until expiry (7 days) and for the days in which the sender may send again (5). */
  storedDays: 12,
  /** Pages with an empty cache: send and review by the sender, one per download. Requests and KB. */
  page: { requests: 15, kilobytes: 250 },
  /** KB of log per function run with the API's access log, and per edge request. */
  logKilobytes: { run: 1, edge: 0.7 },
  /** The sender's page polls every five seconds until the transfer is ready. */
  reviews: 3,
  /** Part URLs that the web app requests per call (web/src/upload/uploadFile.ts). */
  urlsACall: 4,
}

const GB = 1024 ** 3
const MEMORY_GB = { call: 1, light: 0.5, step: 1769 / 1024, twoCores: 3008 / 1024, news: 0.5 }
/** Larger copies go in parts of this size (lambdas/aws/adapters/s3/copyVersion.ts). */
const COPY = { largestWhole: 256 * 1024 ** 2, part: 64 * 1024 ** 2 }

/** Product-made contents go in parts of this size (lambdas/aws/adapters/s3/storing.ts). */
const PART_BYTES = 16 * 1024 ** 2

const { kilobytes, seconds } = assumed
const units = (kilobyte: number) => Math.ceil(kilobyte)
/** An item of a transaction counts twice; each index that it enters or leaves counts once. */
const transaction = (items: readonly number[], indexes = 0): Usage => ({
  tableWrite: items.reduce((sum, size) => sum + 2 * units(size), 0),
  indexWrite: indexes,
})
const smalls = (count: number) => Array<number>(count).fill(kilobytes.small)
/** A step of a delivery. */
const noted = transaction([kilobytes.small])
const change = (indexes: number) => transaction([kilobytes.transfer, kilobytes.event], indexes)
const log = (kilobyte: number): Usage => ({ log: kilobyte / 1024 ** 2 })

const run = (kind: keyof typeof MEMORY_GB, time: number): Usage => ({
  lambdaRun: 1,
  lambdaSecond: MEMORY_GB[kind] * time,
  ...log(assumed.logKilobytes.run),
})

/** The overhead of every call: edge, API, call count, and for members the end of their session. */
const call = (caller: 'member' | 'anyone' | 'link'): Usage =>
  total(run('call', seconds.call), log(assumed.logKilobytes.edge), {
    apiCall: 1,
    edgeCall: 1,
    edgeFunction: 1,
    inspection: 1,
    tableWrite: caller === 'link' ? 0 : 1,
    tableRead: caller === 'member' ? 1 : 0,
  })

export function toStages({
  files,
  bytes,
  downloads,
  ranges = assumed.document.reads,
  isAnonymised,
  isPasswordProtected,
}: Shape): Record<string, Usage> {
  // A consistent read with all files.
  const read: Usage = { tableRead: Math.ceil((kilobytes.transfer + files * kilobytes.file) / 4) }
  /** The transfer, then one of its files. */
  const readOne: Usage = { tableRead: Math.ceil(kilobytes.transfer / 4) + Math.ceil(kilobytes.file / 4) }
  const isInParts = bytes > MAX_WHOLE_BYTES
  const parts = isInParts ? partCount(bytes, partSizeFor(bytes)) : 0
  const getCopies = (size: number) => (size > COPY.largestWhole ? Math.ceil(size / COPY.part) + 2 : 1)
  const file = kilobytes.file
  // Each change reads the place in the list.
  const place: Usage = { tableRead: 1 }
  const fileChange = total(place, transaction([file, kilobytes.event]))
  const fileClaim = total(place, transaction([file]))
  /** Progress writes: once per percent, at most once per second. */
  const progress = (time: number, write: Usage) => times(Math.min(99, Math.floor(time)), write)
  /** A range of a pinned version, and storing a product-made content: reads and writes its row. */
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
  // An archive is at most as large as its files.
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
    // A page of entries.
    getAddressBook: total(call('member'), { tableRead: 1 }),
    createProvisionalTransfer: total(
      call('member'),
      change(1),
      // The count of recent recipients.
      transaction(smalls(1)),
      // Unfinished transfers, policies, and exchanges with the recipient.
      { tableRead: 6.5 },
    ),
    createTransfer: total(
      call('member'),
      read,
      transaction([kilobytes.transfer, ...Array<number>(files).fill(file), kilobytes.event], 2),
      // Salts are encrypted. The recipient is noted in the address book.
      { keyCall: isAnonymised ? files : 0, tableRead: 1.5, tableWrite: 1 },
      // Counts that limit mails and records.
      transaction(smalls(5)),
    ),
    getUploadUrl: times(
      files,
      total(call('member'), readOne, isInParts ? total({ bucketWrite: 1 }, readOne, fileChange) : {}),
    ),
    getPartUrls: times(files * Math.ceil(parts / assumed.urlsACall), total(call('member'), readOne)),
    'PUT to S3': { bucketWrite: files * Math.max(1, parts), event: files },
    completeUpload: times(
      files,
      total(call('member'), times(2, readOne), fileChange, {
        // Reads and writes the row of the pin.
        tableRead: 1,
        tableWrite: 1,
        bucketRead: 1,
        bucketWrite: isInParts ? 1 : 0,
      }),
    ),
    // Each upload is announced through a queue. The latest health run is read too.
    fileArrived: times(files, total(run('news', seconds.news), readOne, { tableRead: 1, queueCall: 3 })),
    // Started; room taken and given back; verify, anonymise and inspect, of which the last state ends it. The steps below are then done
    // before finalize: here are their leases, and the runs of the transfer's own workflow that find them done.
    'early work': times(
      files,
      total(
        { transition: 7, tableWrite: 2 },
        times(isAnonymised ? 6 : 4, fileClaim),
        times(3, total(run('step', seconds.step), readOne)),
      ),
    ),
    finalizeTransfer: total(call('member'), times(2, read), change(2), transaction(smalls(1)), {
      keyCall: 2,
      tableRead: 2,
      tableWrite: 1,
    }),
    // With the latest health run.
    reviewTransfer: times(assumed.reviews, total(call('member'), read, { tableRead: 1 })),
    'reviewTransfer, ready': total(call('member'), read, { keyCall: 1 }),
    // files; verify, anonymise and inspect with a map and a state per file; seven others; room asked for, taken and given back twice.
    'Step Functions': { transition: 1 + 3 * (1 + files) + 7 + 6, tableWrite: 4 },
    files: total(run('news', seconds.step), read),
    verify: times(
      files,
      total(run('step', seconds.step + bytes / bytesASecond.verify), readOne, fileChange, rangeRead),
    ),
    // The latest health run, and those since the transfer began.
    awaitHealth: total(run('light', seconds.step), read, { tableRead: 2 }),
    anonymise: times(
      files,
      isAnonymised
        ? total(
            run('step', seconds.step + anonymised),
            readOne,
            fileClaim,
            fileChange,
            progress(anonymised, fileClaim),
            times(2, rangeRead),
            stored(bytes),
            { keyCall: 1 },
          )
        : total(run('step', seconds.step), readOne),
    ),
    inspect: times(
      files,
      total(
        run('twoCores', seconds.step + inspected),
        readOne,
        fileClaim,
        fileChange,
        times(ranges, rangeRead),
        progress(inspected, fileClaim),
      ),
    ),
    // With the version stamp of the policies.
    applyPolicies: total(run('light', seconds.step), times(2, read), { tableRead: 1 }),
    seal: isPasswordProtected
      ? total(
          run('twoCores', seconds.step + sealed),
          read,
          // Claim and end each read the transfer again.
          times(2, total(read, change(0))),
          progress(sealed, total(read, change(0))),
          times(files, rangeRead),
          stored(files * bytes),
          { keyCall: 1 },
        )
      : total(run('twoCores', seconds.step), read),
    publish: total(
      run('light', seconds.step + (published.files * published.bytes) / bytesASecond.publish),
      times(2, read),
      change(3),
      // The usage history, and the health runs.
      transaction(smalls(4)),
      { tableRead: 8 },
      // Copies, verifies, and removes the upload, which costs only its event.
      times(
        published.files,
        total(transaction([kilobytes.small, kilobytes.small]), {
          tableRead: 3,
          bucketWrite: getCopies(published.bytes),
          bucketRead: 1,
          event: 2,
        }),
      ),
    ),
    // Lists the uploads of each file twice and deletes their versions, which costs only its event.
    eraseOriginals: total(
      run('light', seconds.step),
      read,
      times(isAnonymised ? files : 0, total(fileChange, { tableWrite: 1, bucketWrite: 2, event: 1 })),
    ),
    // With the pinned template set.
    notify: total(run('light', seconds.step), read, noted, { keyCall: 1, mail: 1, tableWrite: 3, tableRead: 1 }),
    sendPassword: isPasswordProtected
      ? total(run('light', seconds.step), times(2, read), change(0), { keyCall: 1, mail: 1, tableWrite: 2 })
      : total(run('light', seconds.step), read),
    // `Send` and `Delivery` of each mail: queued, taken, deleted. The second event of the link's mail is recorded on
    // the transfer.
    mailEvents: total(
      times(2 * mails, total(run('news', seconds.news), { event: 1, queueCall: 3, tableWrite: 1, ...read })),
      change(0),
      noted,
    ),
    // Each change as its own batch; the stream itself is free.
    followTransfers: times(
      8 + (isPasswordProtected ? 3 : 0) + published.files * downloads,
      total(run('news', seconds.news), read),
    ),
    getDownload: times(downloads, total(call('link'), read, { tableRead: 1 })),
    // That the page was opened, with the rate.
    reportDownload: times(downloads, total(call('link'), read, noted, { tableRead: 1, tableWrite: 1 })),
    getDownloadFile: times(
      published.files * downloads,
      // The link; the transfer before and after; the released row.
      total(call('link'), times(2, readOne), transaction([kilobytes.transfer, ...smalls(2), kilobytes.event]), {
        tableRead: 2,
        tableWrite: 1,
      }),
    ),
    'GET from S3': { bucketRead: published.files * downloads, dataOut: (files * downloads * bytes) / GB },
    // The released files or their archive, which is sealed again from its files when it is sent again.
    storage: { bucketStore: ((isPasswordProtected ? 2 : 1) * files * bytes * assumed.storedDays) / 30 / GB },
    // By the sweep: expired; five days later withdrawn and erased, in both areas. Deletion costs only its event.
    // The notice to the sender, which is not mailed after a download, reads it, too. Its two writes are not counted.
    expire: total(times(3, read), change(5)),
    withdraw: total(times(2, read), change(2), { tableWrite: keys, event: published.files }),
    erase: total(
      times(3, read),
      change(1),
      times(keys, { tableWrite: 3, bucketWrite: 4 }),
      { tableRead: published.files, event: published.files },
      isPasswordProtected ? { event: files } : {},
    ),
  }
}
