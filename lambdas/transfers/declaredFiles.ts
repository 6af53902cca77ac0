import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { DeclaredFile } from '../../shared/contract/transfers.ts'
import { isAnonymised, readRequestedRules } from '../../shared/domain/anonymisation.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { Refusal } from '../core/request/refusal.ts'
import { toStoredRules } from '../core/transfer/anonymisationRules.ts'
import { findFault, ruleRefusal } from '../core/transfer/ruleRefusal.ts'
import type { Engine } from '../ports/engine.ts'
import type { Keys } from '../ports/keys.ts'

/** Rules are stored in the file's record. */
const MAX_RULES_LENGTH = 100_000

/** Before anything is stored or uploaded. */
export async function assertRules(files: readonly DeclaredFile[], engine: Pick<Engine, 'check'>, who: string) {
  for (const { name, anonymizationPolicy: policy } of files) {
    if (!policy || !isAnonymised(policy)) continue
    if (fileExtension(name) !== 'csv')
      throw new Refusal('bad_request', `Only CSV files can be anonymized. ${name} is not a CSV file.`)
    if (JSON.stringify(policy).length > MAX_RULES_LENGTH)
      throw new Refusal('bad_request', `The rules for ${name} are too long.`)
    const read = readRequestedRules(policy)
    if ('fault' in read) throw ruleRefusal(read.fault, name)
    try {
      await engine.check({ headerRow: policy.headerRow, rules: read.rules }, who)
    } catch (error) {
      throw error instanceof AnonymisationFault ? ruleRefusal(findFault(error), name) : error
    }
  }
}

export async function newFiles(
  files: readonly DeclaredFile[],
  newId: () => string,
  keys?: Pick<Keys, 'seal'>,
): Promise<TransferFile[]> {
  return Promise.all(
    files.map(async ({ name, size, contentType, tempId, anonymizationPolicy }) => {
      const id = newId()
      const anonymisation = keys && (await toStoredRules(keys, id, anonymizationPolicy))
      return {
        id,
        tempId,
        name,
        size,
        contentType,
        fileExtension: fileExtension(name),
        fileState: 'waiting' as const,
        ...(anonymisation ? { anonymisation } : {}),
        revision: 1,
      }
    }),
  )
}
