import {
  type AnonymizationPolicy,
  type AnonymizationRule,
  type ColumnRule,
  isAnonymised,
  readRules,
} from '../../../shared/domain/anonymisation.ts'
import type { FileAnonymisation } from '../../../shared/domain/transfer.ts'
import type { Keys } from '../../ports/keys.ts'
import { sealedContext } from '../secrets/sealedContexts.ts'

/** Stored encrypted, and only until the rules are applied. */
const secretParameters: readonly string[] = ['salt', 'key']

type Secret = AnonymizationRule['parameters'][number] & { rule: number }

const isSecret = ({ key }: { key: string }) => secretParameters.includes(key)

export function publicRules({ headerRow, anonymizationRules }: AnonymizationPolicy): AnonymizationPolicy {
  const rules = anonymizationRules.map(rule => ({
    ...rule,
    parameters: rule.parameters.filter(parameter => !isSecret(parameter)),
  }))
  return { headerRow, anonymizationRules: rules }
}

/** @returns undefined when the policy anonymises nothing */
export async function toStoredRules(
  keys: Pick<Keys, 'seal'>,
  fileId: string,
  policy: AnonymizationPolicy | undefined,
): Promise<FileAnonymisation | undefined> {
  if (!policy || !isAnonymised(policy)) return undefined
  const secrets = policy.anonymizationRules.flatMap(({ parameters }, rule): Secret[] =>
    parameters.filter(isSecret).map(parameter => ({ ...parameter, rule })),
  )
  const { headerRow, anonymizationRules: rules } = publicRules(policy)
  const sealed =
    secrets.length > 0 ? await keys.seal(JSON.stringify(secrets), sealedContext('rules', fileId)) : undefined
  return { headerRow, rules, attempt: 0, ...(sealed === undefined ? {} : { sealedSecrets: sealed }) }
}

export async function openRules(
  keys: Pick<Keys, 'open'>,
  fileId: string,
  { headerRow, rules, sealedSecrets }: FileAnonymisation,
): Promise<{ headerRow: boolean; rules: readonly ColumnRule[] }> {
  const secrets: Secret[] =
    sealedSecrets === undefined ? [] : JSON.parse(await keys.open(sealedSecrets, sealedContext('rules', fileId)))
  const complete = rules.map((rule, index) => ({
    ...rule,
    parameters: [
      ...rule.parameters,
      ...secrets.filter(secret => secret.rule === index).map(({ key, value }) => ({ key, value })),
    ],
  }))
  const read = readRules({ headerRow, anonymizationRules: complete })
  if ('fault' in read) throw new Error('Stored rules cannot be parsed.')
  return { headerRow, rules: read.rules }
}
