import { scanReach } from '../../pipeline/scan.ts'
import { type FileWorkflow, toFileWorkflow, transferWorkflow, type WorkflowStep } from '../../pipeline/workflow.ts'

/** Settings of the deployment that add steps or functions. */
export type Gates = {
  /** Whether GuardDuty scans uploads. */
  malware: 'off' | 'guardduty'
  /** Whether steps that exceed a function run on Fargate. */
  largeFiles?: 'off' | 'fargate'
  /** Whether Macie looks at released files. */
  secondLook?: 'off' | 'macie'
}
const withoutGates: Gates = { malware: 'off' }

export type DeployedWorkflow = typeof transferWorkflow & { ofFile: FileWorkflow }

/** Without a scanner, the step that needs one is omitted. */
export function toDeployedWorkflow({ malware }: Gates = withoutGates): DeployedWorkflow {
  const { steps } = transferWorkflow
  const isDeployed = ({ name }: WorkflowStep) => name !== 'scan' || malware === 'guardduty'
  const deployed = steps.filter(isDeployed).map(step => {
    if (step.name === 'scan') return withoutContents(step)
    const from = steps.findIndex(({ name }) => name === step.repeatsFrom)
    const repeatsFrom = from < 0 ? undefined : steps.slice(from).find(isDeployed)?.name
    return repeatsFrom === undefined ? step : { ...step, repeatsFrom }
  })
  return {
    ...transferWorkflow,
    steps: deployed.map(step => (step.name === 'scan' ? ofAllFiles(step) : step)),
    ofFile: toFileWorkflow({ steps: deployed }),
  }
}

/** Its scanner reads the content itself. */
function withoutContents({ takesRoom: _, ...step }: WorkflowStep): WorkflowStep {
  return { ...step, reach: { ...scanReach, blobs: ['eraseIncoming', 'eraseReleased'] } }
}

/** A wait for each file would exceed the history (docs/decisions/0056). */
function ofAllFiles({ filesAtOnce: _, ...step }: WorkflowStep): WorkflowStep {
  return step
}

/** @returns none where every step runs in its function */
export function toTaskSteps({ largeFiles, ...gates }: Gates): WorkflowStep[] {
  return largeFiles === 'fargate' ? toDeployedWorkflow(gates).steps.filter(({ mayBeTooLong }) => mayBeTooLong) : []
}

export const deployedWorkflow = toDeployedWorkflow()
export const deployedFileWorkflow = deployedWorkflow.ofFile
