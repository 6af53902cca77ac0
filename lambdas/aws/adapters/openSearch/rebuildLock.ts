import * as z from 'zod'
import type { IndexClient } from './client.ts'

/** After this time without a heartbeat. */
const DEAD_MILLISECONDS = 2 * 60_000

const Held = z.object({ _seq_no: z.int(), _primary_term: z.int(), _source: z.object({ at: z.string() }) })
const Written = Held.omit({ _source: true })
type Written = z.infer<typeof Written>

export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused'
}

export type RebuildLock = {
  /** A heartbeat. @throws RebuildRefused when another rebuild has taken over */
  hold(): Promise<void>
  release(): Promise<void>
}

/**
 * The lock is a document in the index of beats; each write names the previous one.
 * @throws RebuildRefused while another rebuild runs
 */
export async function rebuildLock(client: IndexClient, index: string, now: () => number): Promise<RebuildLock> {
  const path = `/${index}/_doc/rebuild`

  async function write(condition: Record<string, string | number>, refusal: string): Promise<Written> {
    const body = { at: new Date(now()).toISOString() }
    const answer = await client.ask({ method: 'PUT', path, query: condition, body }, 409)
    if (answer.status === 409) throw new RebuildRefused(refusal)
    return Written.parse(answer.body)
  }
  const after = ({ _seq_no, _primary_term }: Written) => ({ if_seq_no: _seq_no, if_primary_term: _primary_term })

  async function take(): Promise<Written> {
    const { status, body } = await client.ask({ method: 'GET', path }, 404)
    if (status === 404) return write({ op_type: 'create' }, 'Another rebuild has just started.')
    const held = Held.parse(body)
    if (Date.parse(held._source.at) > now() - DEAD_MILLISECONDS) {
      throw new RebuildRefused(`Another rebuild is running. Its last heartbeat was at ${held._source.at}.`)
    }
    return write(after(held), 'Another rebuild has just started.')
  }

  let last = await take()
  return {
    async hold() {
      last = await write(after(last), 'Another rebuild has replaced this one.')
    },
    async release() {
      await client.ask({ method: 'DELETE', path, query: after(last) }, 404, 409)
    },
  }
}
