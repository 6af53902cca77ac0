import { isCanary } from '../../shared/domain/canary.ts'
import { type FileMalware, isScanned } from '../../shared/domain/malware.ts'
import type { TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { scannedContent } from '../core/transfer/publishedFiles.ts'
import { eraseFile } from '../core/transfer/withdraw.ts'
import type { MalwareScanner, ScanResult } from '../ports/malwareScanner.ts'
import { assertNotExpired } from './awaitHealth.ts'
import { type FileWork, fileWorkReach, isReady, workOnFile } from './fileWork.ts'
import { loadFile } from './loadFile.ts'
import { loadTransfer } from './loadTransfer.ts'
import { ExpectedFailure, type Step, StepBusy, StepFailure, StepHeld, type StepInput } from './step.ts'

export const scanReach: Reach = joined(fileWorkReach, {
  transfers: ['get'],
  blobs: ['read', 'eraseIncoming', 'eraseReleased'],
  alerts: ['add'],
  malwareScanner: ['scan', 'findSignatures', 'allow'],
  malwareAllowances: ['find'],
})

/** A run of the canaries lasts a minute, and its files are small. */
const CANARY_MILLISECONDS = 10_000

/**
 * Before the engine opens the file. Without a scanner, a file has no verdict.
 * @param input without `fileId`: all files of the transfer
 */
export const scan: Step = async (context, input) => {
  if (input.fileId === undefined) return scanFiles(context, input)
  const { transfers, malwareScanner, now } = context
  const { transfer, file } = await loadFile(transfers, input)
  if (!isReady(transfer, file, input)) return
  const { malware } = file
  // An attempt may have ended between the record and the erasure, and the scanner may be removed since.
  if (malware?.verdict === 'infected') return deleteInfected(context, transfer, file, malware)
  if (!malwareScanner) return
  const isKept = isScanned(file) && malware?.signatures === (await malwareScanner.findSignatures())
  if (isKept && !(await hasAllowanceEnded(context, transfer.id, file))) return
  if (!isCanary(transfer.id)) assertNotExpired(transfer, now())

  await workOnFile(context, input, { transfer, file }, work => scanFile(context, malwareScanner, transfer, work))
}

/** Then its content is scanned again when it is sent again. */
async function hasAllowanceEnded({ malwareAllowances }: Context, transferId: string, file: TransferFile) {
  const { reason, name = '' } = file.malware ?? {}
  if (reason !== 'allowed') return false
  const { sha256 } = scannedContent(transferId, file)
  return (await malwareAllowances.find({ sha256, name })) === undefined
}

/** Also after an infected one. A failure outweighs a wait. */
async function scanFiles(context: Context, input: StepInput) {
  const { files } = await loadTransfer(context.transfers, input.transferId)
  const errors: unknown[] = []
  for (const { id: fileId } of files) {
    await scan(context, { ...input, fileId }).catch(error => errors.push(error))
  }
  if (errors.length === 0) return
  const isWait = (error: unknown) => error instanceof StepHeld || error instanceof StepBusy
  throw errors.find(error => error instanceof StepFailure) ?? errors.find(error => !isWait(error)) ?? new StepHeld()
}

async function scanFile(
  context: Context,
  malwareScanner: MalwareScanner,
  transfer: TransferRecord,
  { claim, toSource }: FileWork,
) {
  const { file } = claim
  const { key, size, sha256 } = scannedContent(transfer.id, file)
  const source = toSource({ key, size })
  const result = await malwareScanner.scan(
    { key, size, sha256, read: () => source.read(0, size) },
    isCanary(transfer.id) ? { timeoutMilliseconds: CANARY_MILLISECONDS } : {},
  )
  const malware = await toRecord(context, result, sha256)
  if (malware.reason === 'allowed') await malwareScanner.allow({ key })
  if (malware.verdict === 'unavailable') return hold(transfer, claim, malware)
  const about = { transferId: transfer.id, fileId: file.id, detail: toDetail(malware) }
  const event = systemEvent('scan', context.now(), about)
  if (malware.verdict !== 'infected') return claim.change({ malware }, event)
  const marks: Partial<TransferFile> = {
    fileState: 'error',
    inspectionType: 'BLOCKING',
    errorReason: toFailure(file, malware).message,
  }
  await claim.change({ malware, ...marks }, event)
  return deleteInfected(context, transfer, claim.file, malware)
}

function toFailure({ name }: TransferFile, { name: signature = '' }: FileMalware): ExpectedFailure {
  return new ExpectedFailure(`${name} contains malware (${signature}) and was deleted.`)
}

async function toRecord({ malwareAllowances, now }: Context, result: ScanResult, sha256: string): Promise<FileMalware> {
  const scannedAt = new Date(now()).toISOString()
  if (result.verdict === 'unavailable') return { verdict: 'unavailable', scannedAt }
  if (result.verdict !== 'infected') return { ...result, scannedAt }
  const { name, signatures } = result
  const allowance = await malwareAllowances.find({ sha256, name })
  return allowance
    ? { verdict: 'clean', name, reason: 'allowed', signatures, scannedAt }
    : { verdict: 'infected', name, signatures, scannedAt }
}

function toDetail({ verdict, name, reason }: FileMalware): string {
  return [verdict, reason, name].filter(part => part !== undefined).join(' ')
}

/** People see for what it waits. Canaries go on: they show whether the other parts work. */
async function hold({ id }: TransferRecord, claim: FileWork['claim'], malware: FileMalware) {
  if (claim.file.malware?.verdict !== 'unavailable') await claim.change({ malware })
  if (!isCanary(id)) throw new StepHeld()
}

/** Repeated after an interruption. @throws ExpectedFailure */
async function deleteInfected(context: Context, transfer: TransferRecord, file: TransferFile, malware: FileMalware) {
  const { blobs, alerts, now } = context
  await eraseFile(blobs, transfer, file)
  if (!isCanary(transfer.id)) {
    await alerts.add(
      [
        {
          id: `malwareFound ${transfer.id} ${file.id}`,
          kind: 'malwareFound',
          createdAt: malware.scannedAt,
          sender: transfer.sender.email.toLowerCase(),
          recipient: transfer.recipient.toLowerCase(),
          transferId: transfer.id,
          malware: malware.name,
        },
      ],
      now(),
    )
  }
  throw toFailure(file, malware)
}
