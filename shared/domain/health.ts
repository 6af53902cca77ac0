import * as z from 'zod'
import { extensible } from './tolerantReader.ts'

/** Best first. `stale` is decided at read time, never stored. */
export const HealthStatus = z.enum(['healthy', 'degraded', 'stale', 'unhealthy'])
export type HealthStatus = z.infer<typeof HealthStatus>

export const HealthPart = z.enum([
  'anonymization',
  'extraction',
  'inspection',
  'mail',
  'index',
  'storage',
  'scanner',
  'workflow',
  'identity',
])
export type HealthPart = z.infer<typeof HealthPart>

const PartStatus = extensible(HealthStatus)

/** Not a record, whose code would add 0.4 KB to every page. */
const milliseconds = Object.fromEntries(HealthPart.options.map(part => [part, z.int().optional()])) as Record<
  HealthPart,
  z.ZodOptional<z.ZodInt>
>

/** One run of the canaries. A part that is not configured is absent. */
export const HealthRun = z.strictObject({
  createdAt: z.iso.datetime(),
  /** The worst of all parts. */
  currentStatus: PartStatus,
  anonymizationStatus: PartStatus,
  extractionStatus: PartStatus,
  inspectionStatus: PartStatus,
  mailStatus: PartStatus.optional(),
  indexStatus: PartStatus.optional(),
  storageStatus: PartStatus.optional(),
  scannerStatus: PartStatus.optional(),
  workflowStatus: PartStatus.optional(),
  identityStatus: PartStatus.optional(),
  /** One sentence for each part that is not healthy. */
  problems: z.array(z.strictObject({ part: extensible(HealthPart), text: z.string() })).optional(),
  /** How long the work of each part took. */
  milliseconds: z.strictObject(milliseconds).optional(),
})
export type HealthRun = z.infer<typeof HealthRun>

type StatusName = `${HealthPart}Status`

/** @returns undefined for a part that the run does not have */
export function findStatus(run: HealthRun, part: HealthPart): HealthStatus | undefined {
  const name: StatusName = `${part}Status`
  return run[name]
}

/** Unknown statuses of newer versions count as the worst. */
export function worstStatus(statuses: readonly HealthStatus[]): HealthStatus {
  const order = HealthStatus.options
  const ranks = statuses.map(status => (order.includes(status) ? order.indexOf(status) : order.length - 1))
  return order[Math.max(0, ...ranks)] ?? 'unhealthy'
}

/** Three runs are missing. */
export const STALE_MILLISECONDS = 15 * 60_000

/**
 * The run as readers see it. An old run says nothing about the present, but a broken part may still be broken.
 * @param now milliseconds since the epoch
 */
export function healthAt(run: HealthRun, now: number): HealthRun {
  if (now - Date.parse(run.createdAt) <= STALE_MILLISECONDS) return run
  const names = HealthPart.options.map((part): StatusName => `${part}Status`)
  const present = names.filter(name => run[name] !== undefined)
  return {
    ...run,
    ...Object.fromEntries(present.map(name => [name, worstStatus(['stale', run[name] ?? 'stale'])])),
    currentStatus: worstStatus(['stale', run.currentStatus]),
  }
}

/** Parts without which a transfer could be released uninspected, or with its original values. */
const HOLDING_PARTS = ['inspection', 'extraction', 'anonymization'] as const

/** @returns the first part for which transfers wait */
export function findHoldingPart(run: HealthRun | undefined): (typeof HOLDING_PARTS)[number] | undefined {
  return run && HOLDING_PARTS.find(part => findStatus(run, part) === 'unhealthy')
}

/** The type of log lines that the metric of unhealthy parts counts. */
export const CHECKED_PART = 'checked-part'
