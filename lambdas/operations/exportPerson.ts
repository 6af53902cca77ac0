import type { StepTimes } from '../../shared/domain/deliverySteps.ts'
import { forEachAtMost } from '../../shared/forEachAtMost.ts'
import type { Audit } from '../ports/audit.ts'
import type { People } from '../ports/people.ts'
import type { Policies } from '../ports/policies.ts'
import type { Transfers } from '../ports/transfers.ts'
import { toExportedPolicy, toExportedRecords, toExportedTransfer } from './exportedRecords.ts'
import type { FoundPerson } from './findPerson.ts'
import { type Operation, operationEvent } from './operation.ts'

type Parts = {
  people: Pick<People, 'findRecords'>
  transfers: Pick<Transfers, 'getSteps'>
  policies: Pick<Policies, 'current'>
  audit: Audit
  now: () => number
}

const READS_AT_ONCE = 16

/** A later version may add fields. docs/operations.md describes them. */
const FORMAT = 1

/** What is stored of a person, without secrets and without others whom the product did not show to them. */
export async function exportPerson(parts: Parts, person: FoundPerson, operation: Operation) {
  const { people, policies, audit, now } = parts
  const { address, subjects, transfers } = person
  await audit.append(operationEvent('export-person', now(), operation, { subjects }))
  const steps: StepTimes[][] = []
  await forEachAtMost(READS_AT_ONCE, transfers.entries(), async ([index, { id }]) => {
    steps[index] = await parts.transfers.getSteps(id)
  })
  return {
    format: FORMAT,
    exportedAt: new Date(now()).toISOString(),
    address,
    subjects,
    transfers: transfers.map((transfer, index) => ({ ...toExportedTransfer(transfer, person), steps: steps[index] })),
    ...toExportedRecords(await people.findRecords(person, transfers), person, transfers),
    policies: (await findPolicies({ policies }, person)).map(policy => toExportedPolicy(policy, person)),
  }
}

/** Policies that name the person, as a condition or as the administrator who changed them. */
export async function findPolicies({ policies }: Pick<Parts, 'policies'>, { address, subjects }: FoundPerson) {
  const { policies: all } = await policies.current()
  const names = [address, ...subjects].filter(name => name !== undefined).map(name => name.toLowerCase())
  return all.filter(policy => names.some(name => JSON.stringify(policy).toLowerCase().includes(name)))
}
