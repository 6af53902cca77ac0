import type { Context } from '../../lambdas/core/request/context.ts'
import { checkHealth } from '../../lambdas/triggers/checkHealth.ts'
import type { HealthRun } from '../../shared/domain/health.ts'
import { findStatus, HealthPart } from '../../shared/domain/health.ts'
import type { Findings } from '../../shared/domain/inspection.ts'

/** Of a host without a scanner. */
export const everyPart = [
  'anonymization',
  'extraction',
  'inspection',
  'mail',
  'index',
  'storage',
  'workflow',
  'identity',
]

/** A run that waits less for broken parts than a host does. */
export function runCanaries(context: Context, timeoutMilliseconds = 20_000): Promise<HealthRun> {
  return checkHealth(context, { pollMilliseconds: 20, timeoutMilliseconds })
}

export function getParts(run: HealthRun, status: string): HealthPart[] {
  return HealthPart.options.filter(part => findStatus(run, part) === status)
}

/** Replaces verbs of a port of a host. @returns what puts it right */
export function replaceVerbs<Port extends keyof Context>(
  context: Context,
  port: Port,
  verbs: (original: Context[Port]) => Partial<Context[Port]>,
): () => void {
  const original = context[port]
  context[port] = Object.assign({}, original, verbs(original))
  return () => {
    context[port] = original
  }
}

/** An engine that finds nothing. */
export const findNothing = ({ inspect }: Context['engine']): Partial<Context['engine']> => ({
  inspect: async (...args): Promise<Findings> => ({ ...(await inspect(...args)), summary: [] }),
})

/** An engine whose tables stay as they are. */
export const keepTables = ({ anonymise }: Context['engine']): Partial<Context['engine']> => ({
  anonymise(source, rules, work) {
    const { bytes, report } = anonymise(source, rules, work)
    async function* unchanged() {
      for await (const _ of bytes);
      yield* source.read(0, source.size)
    }
    return { bytes: unchanged(), report }
  },
})

export const no = async (): Promise<never> => {
  throw new Error('It is broken.')
}

/** Changes what the engine finds in the documents of a canary. @returns what puts it right */
export function changeDocuments(context: Context, change: (findings: Findings) => Promise<Findings>): () => void {
  return replaceVerbs(context, 'engine', ({ inspect }) => ({
    inspect: async (source, about, work) => {
      const findings = await inspect(source, about, work)
      return about.name === 'documents.zip' ? change(findings) : findings
    },
  }))
}
