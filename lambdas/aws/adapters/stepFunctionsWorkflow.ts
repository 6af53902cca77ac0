import { SFNClient } from '@aws-sdk/client-sfn'
import type { Workflow } from '../../ports/workflow.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import type { Executions } from './stepFunctions/executions.ts'

/** @param parts the verbs in reach: the bundle contains only their commands */
export function openWorkflow(...parts: readonly ((executions: Executions) => Partial<Workflow>)[]): Workflow {
  const executions = {
    client: new SFNClient(clientSettings()),
    stateMachineArn: variable('WORKFLOW'),
    fileMachineArn: variable('FILE_WORKFLOW'),
  }
  return Object.assign({}, ...parts.map(part => part(executions)))
}
