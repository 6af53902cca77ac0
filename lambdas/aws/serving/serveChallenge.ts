import { errorFields } from '../../core/request/log.ts'
import { type Openers, type TriggerContext, triggerContext } from './context.ts'

/**
 * The Lambda function of a step of the code challenge, as Cognito asks for it: one that defines, makes or verifies.
 * Cognito passes on to the browser what a trigger throws, and none of them means it for a person: the log has it alone.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-challenge.html
 */
export function serveChallenge<Event>(
  answer: (context: TriggerContext, event: Event) => Promise<Event>,
  openers: Openers,
) {
  const context = triggerContext(openers)
  return async (event: Event): Promise<Event> => {
    try {
      return await answer(context, event)
    } catch (error) {
      context.log.error('A step of a code challenge failed.', errorFields(error))
      throw new Error('Something went wrong on our side. Please try again.')
    }
  }
}
