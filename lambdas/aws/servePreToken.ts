import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { GroupMapping } from '../../shared/domain/groups.ts'
import type { preToken } from '../triggers/preToken.ts'
import { variable } from './variables.ts'

/**
 * The Lambda function that Cognito asks before it makes tokens, with an event of version 1.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-token-generation.html
 */
export function servePreToken(decide: typeof preToken) {
  const mapping = GroupMapping.parse(JSON.parse(variable('GROUP_MAPPING')))

  return async (event: PreTokenGenerationTriggerEvent): Promise<PreTokenGenerationTriggerEvent> => {
    const { userAttributes, groupConfiguration } = event.request
    const request = {
      trigger: event.triggerSource,
      attributes: userAttributes,
      poolGroups: groupConfiguration.groupsToOverride ?? [],
    }
    const groupsToOverride = decide(request, mapping, Date.now())
    return {
      ...event,
      response: {
        claimsOverrideDetails: {
          // The provider's list may be longer than a header can be; the product reads its own groups alone.
          claimsToSuppress: ['custom:groups', 'custom:signed_in_at'],
          groupOverrideDetails: { groupsToOverride, iamRolesToOverride: [] },
        },
      },
    }
  }
}
