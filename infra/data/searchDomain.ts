import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { CfnResourcePolicy, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { acknowledge } from '../nagSuppressions.ts'
import { searchAccess } from './searchAccess.ts'
import { ENGINE_VERSION, type SearchProfile } from './searchProfiles.ts'

type Props = {
  name: string
  arn: string
  profile: SearchProfile
  /** Role ARNs. */
  callers: readonly string[]
  masterArn: string
}

const LOGS = {
  SEARCH_SLOW_LOGS: RetentionDays.ONE_MONTH,
  INDEX_SLOW_LOGS: RetentionDays.ONE_MONTH,
  ES_APPLICATION_LOGS: RetentionDays.THREE_MONTHS,
  AUDIT_LOGS: RetentionDays.ONE_YEAR,
}

/** Removed with its stack: it can be rebuilt, and costs by the hour. */
export class SearchDomain extends Construct {
  /** An origin. */
  readonly endpoint: string
  private readonly props: Props

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    this.props = props
    const logs = this.logs()
    const domain = new CfnDomain(this, 'Domain', {
      domainName: props.name,
      engineVersion: ENGINE_VERSION,
      ...getSize(props.profile),
      encryptionAtRestOptions: { enabled: true, kmsKeyId: this.key() },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      accessPolicies: searchAccess(props),
      advancedSecurityOptions: {
        enabled: true,
        internalUserDatabaseEnabled: false,
        masterUserOptions: { masterUserArn: props.masterArn },
      },
      logPublishingOptions: Object.fromEntries(
        Object.entries(logs.groups).map(([kind, { logGroupArn }]) => [
          kind,
          { enabled: true, cloudWatchLogsLogGroupArn: logGroupArn },
        ]),
      ),
      // In UTC: the night of Europe.
      offPeakWindowOptions: { enabled: true, offPeakWindow: { windowStartTime: { hours: 1, minutes: 0 } } },
      softwareUpdateOptions: { autoSoftwareUpdateEnabled: true },
    })
    domain.applyRemovalPolicy(RemovalPolicy.DESTROY)
    // Otherwise CloudFormation would create another domain.
    domain.cfnOptions.updatePolicy = { enableVersionUpgrade: true }
    // AWS first tests writing to each log.
    domain.addResourceDependency(logs.policy)
    this.acknowledgeFindings(domain)
    this.endpoint = `https://${domain.attrDomainEndpoint}`
  }

  private key(): string {
    const { keyId } = new Key(this, 'Key', {
      description: 'Encrypts the index of lists',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
      pendingWindow: Duration.days(30),
    })
    return keyId
  }

  private logs() {
    const groups = Object.fromEntries(
      Object.entries(LOGS).map(([kind, retention]) => [
        kind,
        new LogGroup(this, kind, { retention, removalPolicy: RemovalPolicy.DESTROY }),
      ]),
    )
    const { account } = Stack.of(this)
    const statement = new PolicyStatement({
      principals: [new ServicePrincipal('es.amazonaws.com')],
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: Object.values(groups).map(({ logGroupArn }) => logGroupArn),
      conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': this.props.arn } },
    })
    const policy = new CfnResourcePolicy(this, 'LogPolicy', {
      policyName: `${this.props.name}-logs`,
      policyDocument: Stack.of(this).toJsonString(new PolicyDocument({ statements: [statement] })),
    })
    return { groups, policy }
  }

  private acknowledgeFindings(domain: CfnDomain) {
    acknowledge(domain, 'OS1', 'Only a few roles can call it, by signed calls: see decision 0023.')
    acknowledge(domain, 'OS3', 'Functions have no fixed addresses; the policy lists roles instead.')
    acknowledge(
      domain,
      'OS4',
      'One node, or one in each of three zones, which form a quorum without dedicated masters.',
    )
    if (this.props.profile.zones === 1)
      acknowledge(domain, 'OS7', 'The profile small has one zone; lists can be rebuilt.')
  }
}

/** AWS tunes types above t3; CloudFormation has no property for it. */
function getSize({ instanceType, instances, zones, volumeGiB }: SearchProfile) {
  return {
    clusterConfig: {
      instanceType,
      instanceCount: instances,
      zoneAwarenessEnabled: zones > 1,
      ...(zones > 1 ? { zoneAwarenessConfig: { availabilityZoneCount: zones } } : {}),
      dedicatedMasterEnabled: false,
      // It would cost a zone and force three copies.
      multiAzWithStandbyEnabled: false,
    },
    ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: volumeGiB },
  }
}
