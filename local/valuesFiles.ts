import { resolve } from 'node:path'
import type { Organisation } from '../shared/domain/organisation.ts'

/** @param directory of the settings, to which the paths of `valuesFile` are relative */
export function withValuesFiles<Settings extends Pick<Organisation, 'ownInfotypes'>>(
  settings: Settings,
  directory: string,
): Settings {
  const ownInfotypes = settings.ownInfotypes.map(kind =>
    kind.valuesFile === undefined ? kind : { ...kind, valuesFile: resolve(directory, kind.valuesFile) },
  )
  return { ...settings, ownInfotypes }
}
