import { createSecretKey, hash, randomBytes } from 'node:crypto'
import { sealedContext } from '../lambdas/core/secrets/sealedContexts.ts'
import { sealText } from '../lambdas/core/secrets/sealing.ts'
import { linkChanges } from '../lambdas/core/transfer/linkChanges.ts'
import { openDatabase } from '../local/database.ts'
import { wordCodes } from '../local/lists/wordCodes.ts'
import { transferRecords } from '../local/stores/transferRecords.ts'
import { type ListedTransfer, listedTransfer } from '../shared/domain/listedTransfer.ts'
import { toWords } from '../shared/domain/listWords.ts'
import { searchedBy } from '../shared/domain/searchedBy.ts'
import type { PinnedTemplateSet, Transfer } from '../shared/domain/transfer.ts'

type Value = string | number | bigint | null
/** Rows by their table, each with its columns in the order of `statements` (bench/listsFill.ts). */
export type Rows = {
  transfers: Value[][]
  files: Value[][]
  links: Value[][]
  audit: Value[][]
  /** Beginning with the moment of creation, of which a place is made. */
  listed: Value[][]
  words: string[][]
}

export type Keys = { records: Uint8Array; seals: Uint8Array }

/** Where most states of a transfer end: nobody opens the links of those again. */
const ENDED = ['failed', 'expired', 'retracted']
/** Parts of texts between two spaces, which come again and again. */
const MAX_KEPT = 300_000

/**
 * Makes the rows that `sqliteTransfers.add` writes of a transfer: by the same code where that is quick enough for a million
 * of them, and as test/local/listsFill.test.ts compares where it is not.
 */
export function rowMaker(keys: Keys, templateSet: PinnedTemplateSet) {
  const recordKey = Buffer.from(keys.records)
  const sealing = createSecretKey(Buffer.from(keys.seals))
  const records = transferRecords(openDatabase(':memory:'), recordKey)
  const codes = wordCodes(recordKey)
  const kept = new Map<string, string[]>()
  const wordsOfPart = (part: string): string[] => {
    const known = kept.get(part)
    if (known !== undefined) return known
    const made = toWords(part)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(part, made)
    return made
  }
  // No word goes over a space.
  const words = (text: string) => [...new Set(text.split(/\s/).flatMap(wordsOfPart))]
  const coded = (listed: ListedTransfer, owner: string): string[] => {
    const { message, files, recipient, sender, recipientName = '', trackingId = '' } = listed
    const nameless = files.map(file => ({ ...file, name: '' }))
    const searched = searchedBy({ ...listed, message: '', recipientName: '', trackingId: '', files: nameless })
    const codedWords = codes.of(
      {
        ...searched,
        messageWords: words(message),
        fileWords: words(files.map(({ name }) => name).join('\n')),
        otherWords: words([recipient, sender, recipientName, trackingId].join('\n')),
      },
      owner,
    )
    return [codedWords.message, codedWords.files, codedWords.other, codedWords.marks]
  }
  /** The link's secret is lost at once, as the product keeps it sealed alone. */
  const getSecret = (kind: 'link' | 'request' | 'responder', id: string) => {
    const secret = randomBytes(32).toString('base64url')
    return { digest: hash('sha256', secret, 'base64url'), sealed: sealText(sealing, secret, sealedContext(kind, id)) }
  }
  const withSecrets = (transfer: Transfer): Transfer => {
    const { id, link, request } = transfer
    if (ENDED.includes(transfer.transferState)) return { ...transfer, templateSet }
    const sealed = request && { ...request, link: getSecret('request', id) }
    const responder = request?.responder && { ...request.responder, ...getSecret('responder', id) }
    return {
      ...transfer,
      templateSet,
      ...(link && { link: getSecret('link', id) }),
      ...(sealed && { request: responder ? { ...sealed, responder } : sealed }),
    }
  }

  return {
    withSecrets,
    add(rows: Rows, transfer: Transfer) {
      const { id, createdAt, files, revision, sender, transferState } = transfer
      const { files: _, ...record } = transfer
      rows.transfers.push([
        id,
        revision,
        transferState,
        transfer.stateChangedAt,
        sender.subject,
        createdAt,
        transfer.expiryDate ?? null,
        transfer.remindAt ?? null,
        transfer.withdrawnAt === undefined ? 0 : 1,
        transfer.erasedAt === undefined ? 0 : 1,
        records.sealTransfer(record),
      ])
      for (const [position, file] of files.entries()) {
        rows.files.push([id, file.id, position, file.revision, records.sealFile(id, file)])
      }
      for (const { digest, kind } of linkChanges(undefined, transfer).added) rows.links.push([digest, kind, id])
      rows.audit.push([createdAt, 'create', sender.subject, id, 'done'])
      const listed = listedTransfer(transfer)
      if (!listed) return
      const expiryAt = listed.expiryDate === undefined ? null : Date.parse(listed.expiryDate)
      const owner = codes.number('owner', sender.subject)
      const isRequest = listed.isTransferRequest ? 1 : 0
      rows.listed.push([Date.parse(createdAt), id, revision, owner, transferState, expiryAt, isRequest])
      rows.words.push(coded(listed, sender.subject))
    },
  }
}

export function noRows(): Rows {
  return { transfers: [], files: [], links: [], audit: [], listed: [], words: [] }
}
