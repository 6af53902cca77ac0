import { errorFields } from '../../core/request/log.ts'
import { type Openers, type TriggerContext, triggerContext } from './context.ts'

/**
 * Cognito passes a trigger's error to the browser, so details go only to the log.
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
