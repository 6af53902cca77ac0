import * as z from 'zod'

/** The client's error. Other fields, and the message, may contain the query. */
const ClientError = z.object({
  name: z.string(),
  message: z.string(),
  statusCode: z.number().optional().catch(undefined),
  body: z
    .object({ error: z.object({ type: z.string(), root_cause: z.array(z.object({ type: z.string() })).optional() }) })
    .optional()
    .catch(undefined),
})

const LOST = ['ConnectionError', 'NoLivingConnectionsError']

/** Omits the query, which may contain names of people: errors are logged. */
export class IndexError extends Error {
  override readonly name = 'IndexError'
  /** As in the AWS SDK: `server` means that a later call may succeed. */
  readonly $fault: 'server' | 'client'
  /** Absent without an answer. */
  readonly status: number | undefined
  /** Such as `index_not_found_exception`. */
  readonly type: string | undefined
  readonly isWorthRetry: boolean
  readonly isUnreachable: boolean

  private constructor(
    message: string,
    details: Pick<IndexError, '$fault' | 'isWorthRetry'> & { isUnreachable?: true; status?: number; type?: string },
  ) {
    super(`The index ${message}.`)
    this.$fault = details.$fault
    this.status = details.status
    this.type = details.type
    this.isWorthRetry = details.isWorthRetry
    this.isUnreachable = details.isUnreachable ?? false
  }

  /** Busy or broken. */
  static isPassing(status: number): boolean {
    return status === 429 || status >= 500
  }

  static ofStatus(status: number, type = 'without a reason'): IndexError {
    // A missing index is still being created or rebuilt.
    const isPassing = IndexError.isPassing(status) || type === 'index_not_found_exception'
    return new IndexError(`answered ${status} (${type})`, {
      $fault: isPassing ? 'server' : 'client',
      // A busy service gets no immediate retry.
      isWorthRetry: IndexError.isPassing(status) && status !== 429,
      status,
      type,
    })
  }

  /** Returns other errors unchanged. */
  static of(error: unknown): unknown {
    const { data } = ClientError.safeParse(error)
    if (data?.statusCode !== undefined) {
      return IndexError.ofStatus(data.statusCode, data.body?.error.root_cause?.[0]?.type ?? data.body?.error.type)
    }
    if (data && LOST.includes(data.name)) {
      const details = { $fault: 'server', isWorthRetry: true, isUnreachable: true } as const
      return new IndexError(`could not be reached: ${data.message}`, details)
    }
    if (data?.name !== 'TimeoutError') return error
    return new IndexError('did not answer in time', { $fault: 'server', isWorthRetry: false })
  }
}
