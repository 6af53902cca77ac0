import type { Metafile } from 'esbuild'
import { bundleLambdas } from '../../bin/bundleLambdas.ts'
import { readDeployment } from '../../infra/deployment.ts'
import { oncePerRun } from './oncePerRun.ts'

/** Shared: copy before changing. */
export async function bundled(): Promise<{ directory: string; metafile: Metafile }> {
  const { directory, made } = await oncePerRun('bundles', async directory =>
    bundleLambdas(directory, (await readDeployment()).organisation),
  )
  return { directory, metafile: made }
}
