import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { getSecret } from '../../harness/person.ts'
import { send } from '../../harness/requests.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { createOperatorAccess } from './world.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '..', '..', '..', 'bin', 'operate.ts')

export function operateSuite(open: () => DeployedStack) {
  const operate = (...words: string[]) => {
    const { output } = open()
    const names = {
      '--transfers-table': output('TransfersTableName'),
      '--audit-table': output('AuditTableName'),
      '--ops-table': output('OpsTableName'),
      '--user-pool': output('UserPoolId'),
      '--incoming-bucket': output('IncomingBucketName'),
      '--released-bucket': output('ReleasedBucketName'),
    }
    const why = ['--reason', 'Ticket 42', '--operator', 'olga']
    return run(process.execPath, [command, ...words, ...why, ...Object.entries(names).flat()])
  }
  const getStatus = async (downloadUrl: string) =>
    (await send(open().host.origin, `/api/downloads/${getSecret(downloadUrl)}`)).status

  describe('an operator’s command', () => {
    test('stops a transfer: its link and URLs end at once, and the sweep mails the recipient once', async () => {
      const stack = open()
      const operator = await createOperatorAccess(stack)
      const bob = await stack.host.person('bob@acme.example')
      const recipient = operator.someone()
      const stopped = await operator.sent(bob, ['one.txt'], recipient)
      const other = await operator.sent(bob, ['two.txt'], operator.someone())
      const url = await operator.issuedUrl(other.downloadUrl)
      expect((await fetch(url)).status).toBe(200)

      await operate('stop', stopped.id)
      await operate('stop', other.id)

      expect(await getStatus(stopped.downloadUrl)).toBe(410)
      expect(stack.host.deadStatuses).toContain((await fetch(url)).status)
      const before = (await stack.host.mailsTo(recipient)).length
      for (const _ of [1, 2]) await operator.sweep()
      expect(await stack.host.mailsTo(recipient)).toHaveLength(before + 1)
    })

    test('ends a person’s sessions, and they can sign in again', async () => {
      const { host } = open()
      const bob = await host.person('bob@acme.example')
      await bob.call(contracts.countTransfers, { body: {} })

      await operate('end-sessions', '--email', 'bob@acme.example')

      await expect(bob.call(contracts.countTransfers, { body: {} })).rejects.toMatchObject({ status: 401 })
      // Tokens count whole seconds.
      await setTimeout(2000)
      await (await host.person('bob@acme.example')).call(contracts.countTransfers, { body: {} })
    })

    test('erases a recipient with their transfers, which disappear from lists', async () => {
      const stack = open()
      const operator = await createOperatorAccess(stack)
      const bob = await stack.host.person('bob@acme.example')
      const recipient = operator.someone()
      const { id } = await operator.sent(bob, ['one.txt'], recipient)
      await bob.retract(id)
      await operator.setBack(id, 21 * 60_000)

      const { stdout } = await operate('erase', '--email', recipient, '--yes')

      expect(stdout).toContain('All of it is erased.')
      expect(await operator.row(id)).toBeUndefined()
      expect(await operator.getStored(id)).toEqual([])
      const find = async () => {
        const filters = [{ key: 'recipient' as const, value: [recipient] }]
        return (await bob.call(contracts.countTransfers, { body: { filters } })).total
      }
      await expect.poll(find, { timeout: 30_000 }).toBe(0)
    })
  })
}
