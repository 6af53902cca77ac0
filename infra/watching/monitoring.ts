import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { Deployment } from '../deployment.ts'
import { createAlarms } from './alarms.ts'
import { createDashboard } from './dashboard.ts'
import { createEarlyAlarms } from './earlyAlarms.ts'
import { Operators } from './operators.ts'
import { createWatches, type Watched } from './watches.ts'

type Props = Watched & {
  deployment: Pick<Deployment, 'name' | 'profile' | 'operators'>
  configurationSetName: string
  distributionId?: string
}

export class Monitoring extends Construct {
  readonly alarms: readonly Alarm[]

  constructor(scope: Construct, id: string, { deployment, ...props }: Props) {
    super(scope, id)
    const { name, profile, operators } = deployment
    const { action } = new Operators(this, 'Operators', { name, email: operators.email })
    // Metrics are billed: small deployments get only alarms for outages.
    const watches = [...createWatches(name, props), ...(profile === 'ha' ? createEarlyAlarms(props) : [])]
    this.alarms = createAlarms(this, name, watches, action)
    createDashboard(this, { ...props, name, alarms: this.alarms })
  }
}
