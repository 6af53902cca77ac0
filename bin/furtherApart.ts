import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { Organisation } from '../shared/domain/organisation.ts'

const source = join(import.meta.dirname, '..', 'engine', 'inspection', 'further', 'furtherDetectors.ts')
const FILE = 'further.mjs'

/**
 * Few organisations switch further infotypes on. Their detectors are a file beside the function: in it, they and RE2 would
 * add 180 KB to the start of each.
 */
export const furtherApart: Plugin = {
  name: 'further infotypes apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/further\/furtherDetectors\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${FILE}`, external: true } : undefined,
    )
  },
}

export async function bundleFurther(
  folder: string,
  { furtherInfotypes, ownInfotypes }: Organisation,
  options: BuildOptions,
): Promise<void> {
  if (furtherInfotypes.length + ownInfotypes.length === 0) return
  await build({ ...options, entryPoints: [source], outfile: join(folder, FILE) })
}
