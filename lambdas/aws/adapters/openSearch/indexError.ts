import * as z from 'zod'

/** What the client tells of an error. Its message, and all that it keeps beside, may hold what was asked. */
const Told = z.object({
  name: z.string(),
  message: z.string(),
  statusCode: z.number().optional().catch(undefined),
  body: z
    .object({ error: z.object({ type: z.string(), root_cause: z.array(z.object({ type: z.string() })).optional() }) })
    .optional()
    .catch(undefined),
})

const LOST = ['ConnectionError', 'NoLivingConnectionsError']

/**
 * That the index did not do what it was asked. It says nothing of what that was, since errors are logged, and people look
 * for people.
 */
export class IndexError extends Error {
  override readonly name = 'IndexError'
  /** As the SDK tells it of AWS's services: whether it is theirs, so that another time may do. */
  readonly $fault: 'server' | 'client'
  /** Absent where nobody answered. */
  readonly status: number | undefined
  /** What OpenSearch calls it: `index_not_found_exception`. */
  readonly type: string | undefined
  /** Whether it is worth another try at once. */
  readonly isWorthRetry: boolean

  private constructor(
    said: string,
    told: Pick<IndexError, '$fault' | 'isWorthRetry'> & { status?: number; type?: string },
  ) {
    super(`The index ${said}.`)
    this.$fault = told.$fault
    this.status = told.status
    this.type = told.type
    this.isWorthRetry = told.isWorthRetry
  }

  /** Whether a status is that of a service that is busy or broken. */
  static isPassing(status: number): boolean {
    return status === 429 || status >= 500
  }

  static ofStatus(status: number, type = 'without a reason'): IndexError {
    // An index that is not there is still to be made, or made anew: another time may do as well.
    const isPassing = IndexError.isPassing(status) || type === 'index_not_found_exception'
    return new IndexError(`answered ${status} (${type})`, {
      $fault: isPassing ? 'server' : 'client',
      // One that says to be busy is not asked more.
      isWorthRetry: IndexError.isPassing(status) && status !== 429,
      status,
      type,
    })
  }

  /** An error of the client's; what is none of its own stays what it is. */
  static of(error: unknown): unknown {
    const { data } = Told.safeParse(error)
    if (data?.statusCode !== undefined) {
      return IndexError.ofStatus(data.statusCode, data.body?.error.root_cause?.[0]?.type ?? data.body?.error.type)
    }
    if (data && LOST.includes(data.name)) {
      return new IndexError(`could not be reached: ${data.message}`, { $fault: 'server', isWorthRetry: true })
    }
    if (data?.name !== 'TimeoutError') return error
    return new IndexError('did not answer in time', { $fault: 'server', isWorthRetry: false })
  }
}
