import { ArnFormat, Aws, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib'
import { DockerImageAsset, Platform } from 'aws-cdk-lib/aws-ecr-assets'
import { CfnCluster, CfnTaskDefinition } from 'aws-cdk-lib/aws-ecs'
import { PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { readsUnscanned } from '../../lambdas/aws/functions/malwareTags.ts'
import { toVariables } from '../../lambdas/aws/functions/portPermissions.ts'
import { CONTAINER, HEARTBEAT_SECONDS, STEP, type Tasks, toTaskSize } from '../../lambdas/aws/functions/stepTasks.ts'
import { acknowledge, acknowledgeWildcards } from '../nagSuppressions.ts'
import type { ResourceArns } from '../resourceArns.ts'
import { countRefusedCalls, isReadingUnscanned, toEnvironment } from './deployedFunction.ts'
import { toReachStatements } from './grantStatements.ts'
import { ownService } from './ownService.ts'
import { TaskNetwork } from './taskNetwork.ts'

type Props = {
  /** From bin/bundleTasks.ts. */
  directory: string
  functions: readonly DeployedFunction[]
  places: ResourceArns
  deploymentName: string
}

const SCRATCH = 'scratch'

/** Steps that exceed the time of a function, as tasks of Fargate: the handlers and the reach of the functions. */
export class StepTasks extends Construct {
  readonly tasks: Tasks
  /** What the state machine needs to run them. */
  readonly statements: readonly PolicyStatement[]

  constructor(scope: Construct, id: string, { directory, functions, places, deploymentName }: Props) {
    super(scope, id)
    const { subnets, securityGroup } = new TaskNetwork(this, 'Network')
    const cluster = new CfnCluster(this, 'Cluster', {
      clusterSettings: [{ name: 'containerInsights', value: 'disabled' }],
    })
    acknowledge(cluster, 'ECS4', 'Tasks are rare, and each reports its end; metrics of containers cost by the hour.')
    const image = new DockerImageAsset(this, 'Image', { directory, platform: Platform.LINUX_ARM64 })
    const made = functions.map(of => {
      const family = `${deploymentName}-${of.name}`
      return { family, ...this.createTask(of, { family, image, places, deploymentName }) }
    })
    this.tasks = {
      cluster: cluster.attrArn,
      subnets,
      securityGroup,
      // Without a revision: an execution under way goes on with that of the next deployment, which removes the previous one.
      getDefinition: step => `${deploymentName}-${step}`,
    }
    this.statements = [
      new PolicyStatement({
        actions: ['ecs:RunTask'],
        resources: made.map(({ family }) => this.toDefinitionArn(family)),
        conditions: { ArnEquals: { 'ecs:cluster': cluster.attrArn } },
      }),
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: made.flatMap(({ roles }) => roles.map(({ roleArn }) => roleArn)),
        conditions: { StringEquals: { 'iam:PassedToService': 'ecs-tasks.amazonaws.com' } },
      }),
    ]
  }

  private createTask(of: DeployedFunction, { family, image, places, deploymentName }: Task) {
    const scope = new Construct(this, of.name)
    const logs = new LogGroup(scope, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    countRefusedCalls(scope, logs, deploymentName)
    const role = this.createRole(scope, of, places)
    const starter = this.createStarter(scope, of, { image, logs })
    const { cpu, memoryMiB } = toTaskSize(of.name)
    const environment = {
      ...toEnvironment([...of.variables, ...toVariables(of.reach)], places),
      [STEP]: of.name,
      HEARTBEAT_SECONDS: String(HEARTBEAT_SECONDS),
      AWS_REGION: Aws.REGION,
    }
    const definition = new CfnTaskDefinition(scope, 'Definition', {
      family,
      requiresCompatibilities: ['FARGATE'],
      runtimePlatform: { cpuArchitecture: 'ARM64', operatingSystemFamily: 'LINUX' },
      networkMode: 'awsvpc',
      cpu: String(cpu),
      memory: String(memoryMiB),
      taskRoleArn: role.roleArn,
      executionRoleArn: starter.roleArn,
      volumes: [{ name: SCRATCH }],
      containerDefinitions: [
        {
          name: CONTAINER,
          image: image.imageUri,
          essential: true,
          readonlyRootFilesystem: true,
          environment: Object.entries(environment).map(([name, value]) => ({ name, value })),
          mountPoints: [{ sourceVolume: SCRATCH, containerPath: '/scratch' }],
          logConfiguration: {
            logDriver: 'awslogs',
            options: {
              'awslogs-group': logs.logGroupName,
              'awslogs-region': Aws.REGION,
              'awslogs-stream-prefix': of.name,
            },
          },
        },
      ],
    })
    acknowledge(definition, 'ECS2', 'Names of resources, as a function has them: none is a secret.')
    return { roles: [role, starter] }
  }

  /** The reach of the function, and the report to the state machine. */
  private createRole(scope: Construct, of: DeployedFunction, places: ResourceArns): Role {
    const statements = [
      ...toReachStatements(of, places),
      new PolicyStatement({
        // They have no resource: the token names the step.
        actions: ['states:SendTaskSuccess', 'states:SendTaskFailure', 'states:SendTaskHeartbeat'],
        resources: ['*'],
      }),
    ]
    const role = new Role(scope, 'Role', {
      assumedBy: ownService('ecs-tasks'),
      description: `Permissions of ${of.name} as a task`,
      inlinePolicies: { reach: new PolicyDocument({ statements }) },
    })
    if (isReadingUnscanned(of)) Tags.of(role).add(readsUnscanned.key, readsUnscanned.value)
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    return role
  }

  /** Fargate takes it to load the image and to write the log. */
  private createStarter(scope: Construct, { name }: DeployedFunction, { image, logs }: Started): Role {
    const statements = [
      // It has no resource.
      new PolicyStatement({ actions: ['ecr:GetAuthorizationToken'], resources: ['*'] }),
      new PolicyStatement({
        actions: ['ecr:BatchCheckLayerAvailability', 'ecr:BatchGetImage', 'ecr:GetDownloadUrlForLayer'],
        resources: [image.repository.repositoryArn],
      }),
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [
          Stack.of(this).formatArn({
            service: 'logs',
            resource: 'log-group',
            resourceName: `${logs.logGroupName}:log-stream:*`,
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        ],
      }),
    ]
    const role = new Role(scope, 'Starter', {
      assumedBy: ownService('ecs-tasks'),
      description: `Start of ${name} as a task`,
      inlinePolicies: { start: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    return role
  }

  private toDefinitionArn(family: string): string {
    return Stack.of(this).formatArn({ service: 'ecs', resource: 'task-definition', resourceName: `${family}:*` })
  }
}

type Task = Pick<Props, 'places' | 'deploymentName'> & { family: string; image: DockerImageAsset }
type Started = { image: DockerImageAsset; logs: LogGroup }
