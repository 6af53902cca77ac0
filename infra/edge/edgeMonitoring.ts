import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { Deployment } from '../deployment.ts'
import { createAlarms } from '../watching/alarms.ts'
import { cloudFront } from '../watching/metrics.ts'
import { Operators } from '../watching/operators.ts'

/**
 * The alarm of CloudFront. It stands in a stack of us-east-1, with a topic there: an alarm watches metrics of its own
 * region, and sends to topics of its own region.
 */
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
      says: 'For a quarter of an hour 1 % of what CloudFront was asked for could not be had: pages, files or calls.',
      metric: cloudFront(distributionId, '5xxErrorRate', 'Average'),
      threshold: 1,
      periods: 3,
    }
    this.alarms = createAlarms(this, name, [pagesFail], action)
  }
}
