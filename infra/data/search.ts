import { createHash } from 'node:crypto'
import { CustomResource, Duration, Stack } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { AccountRootPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { indexDefinition } from '../../lambdas/aws/adapters/openSearch/indexDefinition.ts'
import { indexAccess } from '../../lambdas/aws/serving/setUpIndexAccess.ts'
import { acknowledgeWildcards } from '../nagSuppressions.ts'
import { roleArn } from './searchAccess.ts'
import { SearchDomain } from './searchDomain.ts'
import type { SearchNames } from './searchNames.ts'
import type { SearchProfile } from './searchProfiles.ts'

type Props = {
  names: SearchNames
  profile: SearchProfile
  transfers: TableV2
  /** An existing node, for trials. It has no roles. */
  existingEndpoint?: string
}

/** Names in lambdas/aws/functions/functions.ts. */
const WRITER = 'followTransfers'
const MASTER = 'setUpIndex'
const KEEPER = 'completeIndex'

export class Search extends Construct {
  /** An origin. */
  readonly endpoint: string
  readonly domain: SearchDomain | undefined
  /** For operators' rebuilds. */
  readonly keeper: Role
  private readonly props: Props

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    this.props = props
    const { names, profile, existingEndpoint } = props
    this.keeper = this.keeperRole()
    if (existingEndpoint === undefined) {
      const callers = [...Object.values(names.roles), names.keeper].map(roleArn)
      const masterArn = roleArn(names.roles[MASTER] ?? '')
      this.domain = new SearchDomain(this, 'Domain', {
        name: names.domain,
        arn: names.arn,
        profile,
        callers,
        masterArn,
      })
    }
    this.endpoint = this.domain?.endpoint ?? existingEndpoint ?? ''
  }

  /** @param before gets its new version after the index has the fields that it writes */
  setUpBy(master: IFunction, { before }: { before: IFunction }) {
    const repeat: unknown = this.node.tryGetContext('setUpIndexAgain')
    // The domain names this role.
    if (this.domain && master.role) this.domain.node.addDependency(master.role)
    const index = new CustomResource(this, 'Index', {
      resourceType: 'Custom::TransferIndex',
      serviceToken: master.functionArn,
      serviceTimeout: Duration.minutes(16),
      properties: {
        Replicas: this.domain ? this.props.profile.replicas : 0,
        // A change of these runs it again.
        Endpoint: this.endpoint,
        Definition: computeDigest(indexDefinition({})),
        ...(repeat === undefined ? {} : { Again: String(repeat) }),
        // CloudFormation turns all values of a map into strings.
        ...(this.domain ? { Access: Stack.of(this).toJsonString(indexAccess(this.callers())) } : {}),
      },
    })
    before.node.addDependency(index)
  }

  private callers() {
    const { roles, keeper } = this.props.names
    const readers = Object.keys(roles).filter(name => ![WRITER, MASTER, KEEPER].includes(name))
    const getArns = (names: readonly string[]) => names.map(name => roleArn(roles[name] ?? ''))
    return { readers: getArns(readers), writers: getArns([WRITER]), keepers: [...getArns([KEEPER]), roleArn(keeper)] }
  }

  private keeperRole(): Role {
    const { names, transfers } = this.props
    const statements = [
      new PolicyStatement({ actions: ['es:DescribeDomain'], resources: [names.arn] }),
      new PolicyStatement({
        actions: ['Delete', 'Get', 'Head', 'Post', 'Put'].map(method => `es:ESHttp${method}`),
        resources: [`${names.arn}/transfers*`, `${names.arn}/_aliases`],
      }),
      new PolicyStatement({ actions: ['dynamodb:Scan', 'dynamodb:Query'], resources: [transfers.tableArn] }),
    ]
    const role = new Role(this, 'Keeper', {
      roleName: names.keeper,
      assumedBy: new AccountRootPrincipal(),
      description: 'Rebuilds the index of lists',
      maxSessionDuration: Duration.hours(12),
      inlinePolicies: { keep: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(
      role,
      statements.flatMap(({ resources }) => resources),
    )
    return role
  }
}

function computeDigest(definition: object): string {
  return createHash('sha256').update(JSON.stringify(definition)).digest('hex')
}
