import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Workflow } from '../../ports/workflow.ts'
import { roomKey, roomOfSender } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { type Executions, findExecution } from './stepFunctions/executions.ts'

/** For executions that were stopped, or could not give back their room. */
export function freeRoom(executions: Executions, client: DynamoDBDocumentClient, TableName: string) {
  return async () => {
    const { Item = {} } = await client.send(new GetCommand({ TableName, Key: roomKey, ConsistentRead: true }))
    const sets = Object.entries(Item).filter((entry): entry is [string, Set<string>] => entry[1] instanceof Set)
    const names = new Set(sets.flatMap(([, holders]) => [...holders]))
    let count = 0
    for (const name of names) {
      const execution = await findExecution(executions, name)
      // One that does not exist would hold its room for ever. If it only is not visible yet, one execution too many runs.
      if (execution && !execution.stopDate) continue
      const [own = roomOfSender(name)] = sets.flatMap(([key, holders]) =>
        key !== 'holders' && holders.has(name) ? [key] : [],
      )
      await client.send(
        new UpdateCommand({
          TableName,
          Key: roomKey,
          UpdateExpression: 'DELETE holders :this, #own :this',
          ExpressionAttributeNames: { '#own': own },
          ExpressionAttributeValues: { ':this': new Set([name]) },
        }),
      )
      count += 1
    }
    return count
  }
}

export function freeingRoom(executions: Executions): Pick<Workflow, 'freeRoom'> {
  return { freeRoom: freeRoom(executions, dynamoClient(), variable('OPS_TABLE')) }
}
