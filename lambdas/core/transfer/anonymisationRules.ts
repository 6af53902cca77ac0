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

/** The parameters that a person may keep secret: they are kept sealed, and only until they were used. */
const secretParameters: readonly string[] = ['salt', 'key']

type Secret = AnonymizationRule['parameters'][number] & { rule: number }

const isSecret = ({ key }: { key: string }) => secretParameters.includes(key)

/** Rules without what a person may keep secret. */
export function publicRules({ headerRow, anonymizationRules }: AnonymizationPolicy): AnonymizationPolicy {
  const rules = anonymizationRules.map(rule => ({
    ...rule,
    parameters: rule.parameters.filter(parameter => !isSecret(parameter)),
  }))
  return { headerRow, anonymizationRules: rules }
}

/** What is kept of a file's rules until they are carried out; undefined when nothing is to be anonymised. */
export async function keptRules(
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

/** The rules as they were given, their secrets opened. */
export async function openRules(
  keys: Pick<Keys, 'open'>,
  fileId: string,
  { headerRow, rules, sealedSecrets }: FileAnonymisation,
): Promise<{ headerRow: boolean; rules: readonly ColumnRule[] }> {
  const secrets: Secret[] =
    sealedSecrets === undefined ? [] : JSON.parse(await keys.open(sealedSecrets, sealedContext('rules', fileId)))
  const whole = rules.map((rule, index) => ({
    ...rule,
    parameters: [
      ...rule.parameters,
      ...secrets.filter(secret => secret.rule === index).map(({ key, value }) => ({ key, value })),
    ],
  }))
  const read = readRules({ headerRow, anonymizationRules: whole })
  if ('fault' in read) throw new Error('Rules that were accepted cannot be read.')
  return { headerRow, rules: read.rules }
}
