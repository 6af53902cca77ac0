import { readFileSync } from 'node:fs'
import type { FurtherKinds } from '../shared/domain/searchedInfoTypes.ts'
import { SettingsError } from './configuration.ts'

/**
 * The organisation's kinds, after a try of its patterns and lists, so that a mistake shows at the start.
 * @throws SettingsError
 */
export async function checkFurtherKinds({ furtherInfotypes, ownInfotypes }: FurtherKinds): Promise<FurtherKinds> {
  if (ownInfotypes.length === 0) return { furtherInfotypes, ownInfotypes }
  const { ownDetector } = await import('../engine/inspection/further/ownDetector.ts')
  for (const kind of ownInfotypes) {
    try {
      ownDetector([kind], file => readFileSync(file))
    } catch (error) {
      throw new SettingsError(`ownInfotypes, ${kind.id}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { furtherInfotypes, ownInfotypes }
}
