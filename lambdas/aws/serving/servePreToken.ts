import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { GroupMapping } from '../../../shared/domain/groups.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { endAlertMails } from '../../core/request/endAlertMails.ts'
import { errorFields, jsonLog } from '../../core/request/log.ts'
import type { Alerts } from '../../ports/alerts.ts'
import type { Audit } from '../../ports/audit.ts'
import type { Challenges } from '../../ports/challenges.ts'
import { type preToken, TokensRefused } from '../../triggers/preToken.ts'
import { FORMER_SUBJECT, toSubject } from '../adapters/poolSubject.ts'
import { variable } from '../functions/variables.ts'

/**
 * For events of version 1.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-token-generation.html
 */
export function servePreToken(
  decide: typeof preToken,
  openers: {
    audit: () => Audit
    challenges: () => Pick<Challenges, 'findProof'>
    alerts: () => Pick<Alerts, 'findReader' | 'endSubscription'>
  },
) {
  const mapping = tolerant(GroupMapping).parse(JSON.parse(variable('GROUP_MAPPING')))
  const [audit, challenges, alerts] = [openers.audit(), openers.challenges(), openers.alerts()]
  const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'error')

  return async (event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent> => {
    const { userAttributes, groupConfiguration } = event.request
    const subject = toSubject(userAttributes)
    const request = {
      trigger: event.triggerSource,
      username: event.userName,
      attributes: userAttributes,
      poolGroups: groupConfiguration.groupsToOverride ?? [],
    }
    try {
      const { groups, readAt, isMember } = await decide(request, mapping, Date.now(), { challenges })
      if (event.triggerSource !== 'TokenGeneration_RefreshTokens') await record(subject, 'done')
      if (isMember && subject) await endMails(subject, groups)
      return toAnswer(event, groups, readAt)
    } catch (error) {
      // Cognito passes this error to the browser.
      if (!(error instanceof TokensRefused)) throw unexpected(error)
      await record(subject, 'denied')
      throw error
    }
  }

  /** A failure must not block the sign-in: the next token ends them. */
  async function endMails(subject: string, groups: readonly string[]) {
    await endAlertMails({ alerts, audit, now: Date.now }, subject, groups).catch(error =>
      log.error('The mails with alerts of a person could not be ended.', errorFields(error)),
    )
  }

  function unexpected(error: unknown): Error {
    log.error('Tokens could not be issued.', errorFields(error))
    return new Error('Something went wrong on our side. Please try again.')
  }

  /** Without the person's address, which Cognito does not pass. A failed record must not block the sign-in. */
  async function record(actor = 'anyone', result: 'done' | 'denied') {
    const written = audit.append({ at: new Date().toISOString(), action: 'sign-in', actor, result })
    await written.catch(error => log.error('A sign-in could not be recorded.', errorFields(error)))
  }
}

function toAnswer(
  event: PreTokenGenerationTriggerEvent,
  groupsToOverride: string[],
  readAt: number | undefined,
): PreTokenGenerationTriggerEvent {
  const former = event.request.userAttributes[FORMER_SUBJECT]
  const claims = {
    ...(readAt === undefined ? {} : { groups_at: String(readAt) }),
    ...(former === undefined ? {} : { former_sub: former }),
  }
  return {
    ...event,
    response: {
      claimsOverrideDetails: {
        // The provider's list may exceed the size of a header.
        claimsToSuppress: ['custom:groups', FORMER_SUBJECT],
        ...(Object.keys(claims).length === 0 ? {} : { claimsToAddOrOverride: claims }),
        groupOverrideDetails: { groupsToOverride, iamRolesToOverride: [] },
      },
    },
  }
}
