import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { codeSentTo } from '../harness/challenge.ts'
import { testHost } from '../harness/host.ts'
import { getOutbox, person } from '../harness/person.ts'
import { engineJourneySuite } from '../journeys/engine.suite.ts'
import { gatesSuite } from '../journeys/gates.suite.ts'
import type { JourneyHost } from '../journeys/journeyHost.ts'
import { mainJobSuite } from '../journeys/mainJob.suite.ts'
import { policiesSuite } from '../journeys/policies.suite.ts'
import { requestsSuite } from '../journeys/requests.suite.ts'
import { resumableSuite } from '../journeys/resumable.suite.ts'
import { wrongRecipientSuite } from '../journeys/wrongRecipient.suite.ts'

async function oneMachine(): Promise<JourneyHost> {
  const host = await testHost({ organisation: { ...demoOrganisation, trustedDevices: true } })
  return {
    origin: host.origin,
    person: email => person(host.origin, email),
    settled: () => host.settled(),
    mailsTo: async address => (await getOutbox(host.origin)).filter(({ to }) => to === address).toReversed(),
    codeTo: phone => codeSentTo(host.origin, phone),
    deadStatuses: [404],
    close: () => host.stop(),
  }
}

mainJobSuite('one machine', oneMachine)
resumableSuite('one machine', oneMachine)
engineJourneySuite('one machine', oneMachine)
policiesSuite('one machine', oneMachine)
requestsSuite('one machine', oneMachine)
gatesSuite('one machine', oneMachine)
wrongRecipientSuite('one machine', oneMachine)
