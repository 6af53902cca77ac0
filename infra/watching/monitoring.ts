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
  /** For the dashboard; its alarm is of another region (see EdgeMonitoring). */
  distributionId?: string
}

/** What tells the operators that something is wrong, and shows them what. */
export class Monitoring extends Construct {
  readonly alarms: readonly Alarm[]

  constructor(scope: Construct, id: string, { deployment, ...props }: Props) {
    super(scope, id)
    const { name, profile, operators } = deployment
    const { action } = new Operators(this, 'Operators', { name, email: operators.email })
    // Each metric of an alarm is billed: a small deployment has those by which an outage is seen.
    const watches = [...createWatches(name, props), ...(profile === 'ha' ? createEarlyAlarms(props) : [])]
    this.alarms = createAlarms(this, name, watches, action)
    createDashboard(this, { ...props, name, alarms: this.alarms })
  }
}
