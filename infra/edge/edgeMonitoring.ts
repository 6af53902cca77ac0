import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { Deployment } from '../deployment.ts'
import { createAlarms } from '../watching/alarms.ts'
import { cloudFront } from '../watching/metrics.ts'
import { Operators } from '../watching/operators.ts'

/** In us-east-1: an alarm needs metrics and topics of its own region. */
export class EdgeMonitoring extends Construct {
  readonly alarms: readonly Alarm[]

  constructor(
    scope: Construct,
    id: string,
    { deployment, distributionId }: { deployment: Pick<Deployment, 'name' | 'operators'>; distributionId: string },
  ) {
    super(scope, id)
    const { name, operators } = deployment
    const { action } = new Operators(this, 'Operators', { name, email: operators.email })
    const pagesFail = {
      name: 'pages-fail',
      description:
        'For 15 minutes, CloudFront answered 1 % of all requests for pages, files or calls with an error 5xx.',
      metric: cloudFront(distributionId, '5xxErrorRate', 'Average'),
      threshold: 1,
      periods: 3,
    }
    this.alarms = createAlarms(this, name, [pagesFail], action)
  }
}
