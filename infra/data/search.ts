import { createHash } from 'node:crypto'
import { CustomResource, Duration, Stack } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { AccountRootPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { indexDefinition } from '../../lambdas/aws/adapters/openSearch/indexDefinition.ts'
import { indexAccess } from '../../lambdas/aws/serving/setUpIndexAccess.ts'
import { acknowledgeWildcards } from '../acknowledge.ts'
import { roleArn } from './searchAccess.ts'
import { SearchDomain } from './searchDomain.ts'
import type { SearchNames } from './searchNames.ts'
import type { SearchProfile } from './searchProfiles.ts'

type Props = {
  names: SearchNames
  profile: SearchProfile
  transfers: TableV2
  /** Where a node answers that somebody else keeps: for trials. It knows no roles, and no domain is made. */
  given?: string
}

/** The functions of lambdas/aws/functions/functions.ts that write, and that give out rights. */
const WRITER = 'followTransfers'
const MASTER = 'setUpIndex'

/** What lists and statistics are read from. */
export class Search extends Construct {
  /** Where it answers, as an origin. */
  readonly endpoint: string
  readonly domain: SearchDomain | undefined
  /** As whom administrators make it anew. */
  readonly keeper: Role
  private readonly props: Props

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    this.props = props
    const { names, profile, given } = props
    this.keeper = this.keeperRole()
    if (given === undefined) {
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
    this.endpoint = this.domain?.endpoint ?? given ?? ''
  }

  /** Makes the first index, and gives out the rights within, by the function that may. */
  setUpBy(master: IFunction) {
    const again: unknown = this.node.tryGetContext('setUpIndexAgain')
    // It is named as the one that gives out rights before the domain is there.
    if (this.domain && master.role) this.domain.node.addDependency(master.role)
    new CustomResource(this, 'Index', {
      resourceType: 'Custom::TransferIndex',
      serviceToken: master.functionArn,
      serviceTimeout: Duration.minutes(16),
      properties: {
        Replicas: this.domain ? this.props.profile.replicas : 0,
        // It runs again when one of these changes: with what a newer version brings, or because somebody wishes it.
        Definition: computeDigest(indexDefinition({})),
        ...(again === undefined ? {} : { Again: String(again) }),
        // As a text: CloudFormation makes texts of all that is in a list or map.
        ...(this.domain ? { Access: Stack.of(this).toJsonString(indexAccess(this.callers())) } : {}),
      },
    })
  }

  private callers() {
    const { roles, keeper } = this.props.names
    const readers = Object.keys(roles).filter(name => name !== WRITER && name !== MASTER)
    const getArns = (names: readonly string[]) => names.map(name => roleArn(roles[name] ?? ''))
    return { readers: getArns(readers), writers: getArns([WRITER]), keepers: [roleArn(keeper)] }
  }

  /** Nobody is it for long: whoever the account's own policies let become it does so for an hour. */
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
      description: 'What making the index of lists anew takes',
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
