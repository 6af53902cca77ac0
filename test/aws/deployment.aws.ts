import { afterAll, beforeAll } from 'vitest'
import { engineJourneySuite } from '../journeys/engine.suite.ts'
import { gatesSuite } from '../journeys/gates.suite.ts'
import { mainJobSuite } from '../journeys/mainJob.suite.ts'
import { policiesSuite } from '../journeys/policies.suite.ts'
import { requestsSuite } from '../journeys/requests.suite.ts'
import { resumableSuite } from '../journeys/resumable.suite.ts'
import { wrongRecipientSuite } from '../journeys/wrongRecipient.suite.ts'
import { alertsSuite } from './deployed/alerts.suite.ts'
import { callsSuite } from './deployed/calls.suite.ts'
import { codesSuite } from './deployed/codes.suite.ts'
import { deliveriesSuite } from './deployed/deliveries.suite.ts'
import { endingsSuite } from './deployed/endings.suite.ts'
import { grantsSuite } from './deployed/grants.suite.ts'
import { healthSuite } from './deployed/health.suite.ts'
import { insightsSuite } from './deployed/insights.suite.ts'
import { listsSuite } from './deployed/lists.suite.ts'
import { operateSuite } from './deployed/operate.suite.ts'
import { originHeaderSuite } from './deployed/originHeader.suite.ts'
import { queuesSuite } from './deployed/queues.suite.ts'
import { removalSuite } from './deployed/removal.suite.ts'
import { restoreSuite } from './deployed/restore.suite.ts'
import { retractSuite } from './deployed/retract.suite.ts'
import { secretsSuite } from './deployed/secrets.suite.ts'
import { sweepSuite } from './deployed/sweep.suite.ts'
import { type DeployedStack, deployed } from './deployedHost.ts'

let stack: DeployedStack

beforeAll(async () => {
  stack = await deployed()
  // Some releases of the emulator allow every call: the following tests would then prove nothing.
  const answer = await fetch(`${stack.host.origin}/api/transfers/any/review`)
  if (answer.status !== 401) {
    throw new Error(`A call without a token was answered ${answer.status}, not 401: the emulator enforces nothing.`)
  }
})
afterAll(() => stack?.close())

mainJobSuite('deployed to the emulator', async () => stack.host)
resumableSuite('deployed to the emulator', async () => stack.host)
engineJourneySuite('deployed to the emulator', async () => stack.host)
requestsSuite('deployed to the emulator', async () => stack.host)
gatesSuite('deployed to the emulator', async () => stack.host)
policiesSuite('deployed to the emulator', async () => stack.host)
wrongRecipientSuite('deployed to the emulator', async () => stack.host)
callsSuite(() => stack)
originHeaderSuite(() => stack)
retractSuite(() => stack)
deliveriesSuite(() => stack)
operateSuite(() => stack)
restoreSuite(() => stack)
codesSuite(() => stack)
healthSuite(() => stack)
sweepSuite(() => stack)
endingsSuite(() => stack)
queuesSuite(() => stack)
listsSuite(() => stack)
insightsSuite(() => stack)
alertsSuite(() => stack)
// Covers all suites above.
secretsSuite(() => stack)
grantsSuite()
removalSuite(() => stack)
