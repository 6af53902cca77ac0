import { setTimeout } from 'node:timers/promises'
import {
  AccessDeniedException,
  ConflictException,
  CreateClassificationJobCommand,
  EnableMacieCommand,
  GetMacieSessionCommand,
  ListClassificationJobsCommand,
  type Macie2Client,
  UpdateClassificationJobCommand,
} from '@aws-sdk/client-macie2'
import { toCanaryId } from '../../../shared/domain/canary.ts'

const MAX_TRIES = 10
const PAUSE_MS = 1500

export type MacieJob = { name: string; account: string; bucket: string }

/** Another administrator paused it: only they turn it on again. */
export class MaciePaused extends Error {
  override name = 'MaciePaused'
}

/**
 * A job that Macie runs every day, on what was created since the run before. A repeated call changes nothing. Macie cannot change
 * the settings of a job: a release that needs others gives the job another name.
 * @param token the same for a repeated call
 * @throws MaciePaused
 */
export async function startMacieJob(client: Macie2Client, job: MacieJob, token: string): Promise<void> {
  await enableMacie(client, token)
  if ((await onceEnabled(() => findJobs(client, job))).length > 0) return
  await client.send(
    new CreateClassificationJobCommand({
      clientToken: token,
      name: job.name,
      description: 'Second look of Waybill at released files',
      jobType: 'SCHEDULED',
      scheduleFrequency: { dailySchedule: {} },
      // What was released before costs as much, and was not asked for.
      initialRun: false,
      // The recommended set lacks names, addresses, phones and accounts.
      // https://docs.aws.amazon.com/macie/latest/user/discovery-jobs-mdis-recommended.html
      managedDataIdentifierSelector: 'ALL',
      samplingPercentage: 100,
      s3JobDefinition: {
        bucketDefinitions: [{ accountId: job.account, buckets: [job.bucket] }],
        scoping: {
          excludes: {
            and: [{ simpleScopeTerm: { key: 'OBJECT_KEY', comparator: 'STARTS_WITH', values: [toCanaryId('')] } }],
          },
        },
      },
    }),
  )
}

/** Macie itself stays on: others may use it by now. */
export async function endMacieJob(client: Macie2Client, job: Pick<MacieJob, 'name'>): Promise<void> {
  const jobs = await findJobs(client, job).catch(error => {
    // Disabling Macie deletes its jobs.
    if (isNotEnabled(error)) return []
    throw error
  })
  for (const jobId of jobs) await client.send(new UpdateClassificationJobCommand({ jobId, jobStatus: 'CANCELLED' }))
}

/** @throws MaciePaused */
async function enableMacie(client: Macie2Client, token: string) {
  try {
    await client.send(new EnableMacieCommand({ clientToken: token, status: 'ENABLED' }))
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error
    const { status } = await client.send(new GetMacieSessionCommand({}))
    if (status === 'PAUSED') throw new MaciePaused()
  }
}

/** Macie may refuse the first calls after it was enabled. */
async function onceEnabled<Answer>(call: () => Promise<Answer>, tries = MAX_TRIES): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!isNotEnabled(error) || tries <= 1) throw error
    await setTimeout(PAUSE_MS)
    return onceEnabled(call, tries - 1)
  }
}

/** Macie has no code of its own for it. */
function isNotEnabled(error: unknown): boolean {
  return error instanceof AccessDeniedException && /not enabled/i.test(error.message)
}

/** A cancelled job never runs again. */
async function findJobs(client: Macie2Client, { name }: Pick<MacieJob, 'name'>): Promise<string[]> {
  const { items = [] } = await client.send(
    new ListClassificationJobsCommand({
      filterCriteria: {
        includes: [{ key: 'name', comparator: 'EQ', values: [name] }],
        excludes: [{ key: 'jobStatus', comparator: 'EQ', values: ['CANCELLED'] }],
      },
    }),
  )
  return items.flatMap(({ jobId }) => jobId ?? [])
}
