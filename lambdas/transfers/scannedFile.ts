import { isCanary } from '../../shared/domain/canary.ts'
import type { Transfer, TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import { notFound } from '../core/request/refusal.ts'
import { scannedContent } from '../core/transfer/publishedFiles.ts'
import type { MalwareAllowance, MalwareAllowances } from '../ports/malwareAllowances.ts'
import type { Transfers } from '../ports/transfers.ts'

/** For administrators. @throws Refusal 404 */
export async function loadScannedFile(
  transfers: Pick<Transfers, 'getFile'>,
  { id, fileId }: { id: string; fileId: string },
): Promise<{ transfer: TransferRecord; file: TransferFile }> {
  const { transfer, file } = (await transfers.getFile(id, fileId)) ?? {}
  // Only the sender may see an unconfirmed transfer.
  if (!transfer || !file || isCanary(id) || transfer.transferState === 'provisional') throw notFound()
  return { transfer, file }
}

/** What an allowance of this file is about, whether there is one or not. */
export function toFinding(
  transferId: string,
  file: TransferFile,
): Pick<MalwareAllowance, 'sha256' | 'name'> | undefined {
  const { verdict, name, reason } = file.malware ?? {}
  const isFound = verdict === 'infected' || reason === 'allowed'
  return isFound && name !== undefined ? { sha256: scannedContent(transferId, file).sha256, name } : undefined
}

/** @returns until when contents are allowed in spite of a finding, by the id of their file */
export async function findAllowances(
  { id, files }: Pick<Transfer, 'id' | 'files'>,
  { malwareAllowances }: { malwareAllowances: Pick<MalwareAllowances, 'find'> },
): Promise<ReadonlyMap<string, string>> {
  const found = files.map(async file => {
    const finding = toFinding(id, file)
    const allowance = finding && (await malwareAllowances.find(finding))
    return allowance ? [[file.id, allowance.until] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}
