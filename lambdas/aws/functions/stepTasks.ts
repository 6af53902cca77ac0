/**
 * Two thirds of a function's time: the speeds that steps assume were not measured in AWS
 * (docs/decisions/0055-files-beyond-one-function.md).
 */
export const MAX_STEP_SECONDS = 600
/** As on one machine: a task that hangs without ending. */
const TASK_SECONDS = 86_400
/** A task starts within two minutes, and may miss a beat or two. */
export const HEARTBEAT_SECONDS = 60
const HEARTBEAT_TIMEOUT_SECONDS = 5 * HEARTBEAT_SECONDS

export const CONTAINER = 'step'
/** With the name of the step, in its environment: the state machine sets the others of `TaskVariable` for each run. */
export const STEP = 'STEP'
export type TaskVariable = 'TASK_TOKEN' | 'TRANSFER_ID' | 'FILE_ID' | 'IS_EARLY' | 'RETRIES'

/** Where tasks run. */
export type Tasks = {
  cluster: string
  subnets: readonly string[]
  securityGroup: string
  /** The task definition of a step. */
  getDefinition: (step: string) => string
}

/**
 * Fargate's pairs. A core for a step of one thread; `inspect` has a second process of at most 512 MB, `seal` compresses in parallel,
 * `publish` waits for S3.
 * @see https://docs.aws.amazon.com/AmazonECS/latest/developerguide/fargate-tasks-services.html
 */
const sizes: Readonly<Record<string, { cpu: number; memoryMiB: number }>> = {
  inspect: { cpu: 1024, memoryMiB: 4096 },
  seal: { cpu: 2048, memoryMiB: 4096 },
  publish: { cpu: 256, memoryMiB: 512 },
}

/** In units of a 1,024th of a core. */
export const toTaskSize = (step: string) => sizes[step] ?? { cpu: 1024, memoryMiB: 2048 }

type Input = { fileId: boolean; isEarly: boolean }

/**
 * The task reports its end itself, by the names of errors that its function has. `runTask.sync` would report only that it stopped,
 * and needs permissions to stop tasks and to make rules of events.
 * @see https://docs.aws.amazon.com/step-functions/latest/dg/connect-ecs.html
 */
export function runTask(step: string, { cluster, subnets, securityGroup, getDefinition }: Tasks, input: Input) {
  const variable = (Name: TaskVariable, path: string) => ({ Name, 'Value.$': path })
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::ecs:runTask.waitForTaskToken',
    Parameters: {
      LaunchType: 'FARGATE',
      Cluster: cluster,
      TaskDefinition: getDefinition(step),
      NetworkConfiguration: {
        // Its image and the services without an endpoint in the VPC are on the internet.
        AwsvpcConfiguration: { Subnets: subnets, SecurityGroups: [securityGroup], AssignPublicIp: 'ENABLED' },
      },
      Overrides: {
        ContainerOverrides: [
          {
            Name: CONTAINER,
            Environment: [
              variable('TASK_TOKEN', '$$.Task.Token'),
              variable('TRANSFER_ID', '$.transferId'),
              ...(input.fileId ? [variable('FILE_ID', '$.fileId')] : []),
              ...(input.isEarly ? [{ Name: 'IS_EARLY' satisfies TaskVariable, Value: 'true' }] : []),
              variable('RETRIES', "States.Format('{}', $$.State.RetryCount)"),
            ],
          },
        ],
      },
    },
    ResultPath: null,
    TimeoutSeconds: TASK_SECONDS,
    HeartbeatSeconds: HEARTBEAT_TIMEOUT_SECONDS,
  }
}
