import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'

/** A queue that operators read: only ids. */
export type DeadLetters = { send(letter: Record<string, string>): Promise<void> }

export function openDeadLetters(): DeadLetters {
  return queuedLetters(new SQSClient(clientSettings()), variable('INDEX_DEAD_LETTERS'))
}

export function queuedLetters(client: SQSClient, QueueUrl: string): DeadLetters {
  return {
    async send(letter) {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) }))
    },
  }
}
