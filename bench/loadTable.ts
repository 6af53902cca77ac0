import { percentile, shown } from './figures.ts'
import type { LoadResult } from './loadDrive.ts'
import type { Usage } from './loadServer.ts'

export type Run = LoadResult & { host: Usage; generatorCpuSeconds: number }

export function p(run: LoadResult, share: number): number {
  return percentile([...run.milliseconds.values()].flat(), share)
}

export function computeRate({ calls, seconds }: LoadResult): number {
  return calls / seconds
}

export function row(run: Run) {
  return {
    'requests/s': shown(computeRate(run)),
    'p50 ms': shown(p(run, 50)),
    'p95 ms': shown(p(run, 95)),
    'p99 ms': shown(p(run, 99)),
    'max ms': shown(p(run, 100)),
    errors: run.errors,
    'host CPU s per 1000': shown((run.host.cpuSeconds / run.calls) * 1000),
    'generator CPU s per 1000': shown((run.generatorCpuSeconds / run.calls) * 1000),
    'host RSS MiB': shown(run.host.rssMiB),
    'peak MiB': shown(run.host.peakRssMiB),
  }
}

export function byCall(run: Run) {
  return Object.fromEntries(
    [...run.milliseconds].map(([card, values]) => [
      card,
      { calls: values.length, 'p50 ms': shown(percentile(values, 50)), 'p99 ms': shown(percentile(values, 99)) },
    ]),
  )
}
