import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../shared/contract/table.ts'
import { callNames, samplePolicy, type Target } from '../../harness/calls.ts'
import { getSecret, newDropId, type Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { askDirectly } from './direct.ts'
import { createOperatorAccess } from './world.ts'

const HEADER = 'x-origin-secret'
const NOTHING = 'This does not exist, or you do not have access to it. Please check the address.'

/** A caller who bypasses the edge bypasses its limits and firewall, so the API answers none. */
export function originHeaderSuite(open: () => DeployedStack) {
  describe('a call that bypasses the edge', () => {
    let stack: DeployedStack
    let target: Target
    let requestId: string
    let ada: Person
    beforeAll(async () => {
      stack = open()
      ada = await stack.host.person('ada@acme.example')
      const operator = await createOperatorAccess(stack)
      const { id, downloadUrl } = await operator.sent(ada, ['direct.txt'], operator.someone())
      const { files } = await ada.review(id)
      const request = await ada.request({ responder: operator.someone() })
      requestId = request.id
      const { id: policyId } = await ada.call(contracts.createPolicy, { body: samplePolicy })
      target = {
        id,
        policyId,
        fileId: files[0]?.id ?? '',
        secret: getSecret(downloadUrl),
        linkId: getSecret(request.requestUrl),
        dropId: await newDropId(ada),
      }
    })
    const ask = (name: (typeof callNames)[number], headers: Record<string, string>) => {
      const about = name === 'resendRequest' ? { ...target, id: requestId } : target
      return askDirectly(stack.output('ApiId'), name, about, { authorization: `Bearer ${ada.idToken}`, ...headers })
    }

    test.each(callNames)('finds nothing, with any other header: %s', async name => {
      const guesses: Record<string, string>[] = [
        {},
        { [HEADER]: '' },
        { [HEADER]: 'a guess' },
        { [HEADER]: `${stack.originSecret},` },
      ]
      for (const headers of guesses) {
        const { status, text } = await ask(name, headers)
        expect({ status, said: JSON.parse(text).errorMessage }).toEqual({ status: 404, said: NOTHING })
      }
      expect((await ada.review(target.id)).transfer).toMatchObject({ transferState: 'active', downloadCount: 0 })
    })

    test('succeeds with the secret: the same calls find their resources', async () => {
      // Mutating calls come last: they end the link, and then the session.
      const last = ['retractTransfer', 'endSession'] as const
      // The stack has no mail with a link that ends alerts.
      const missing = ['unsubscribeFromAlerts']
      const others = callNames.filter(name => !last.some(one => one === name) && !missing.includes(name))
      for (const name of [...others, ...last]) {
        const { status } = await ask(name, { [HEADER]: stack.originSecret })
        expect({ name, status }).not.toEqual({ name, status: 404 })
      }
    })
  })
}
