import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { alarmsOf } from './alarms.ts'
import { dashboardOf } from './dashboard.ts'
import type { Deployment } from './deployment.ts'
import { earlyWatchesOf } from './earlyWatches.ts'
import { Operators } from './operators.ts'
import { type Watched, watchesOf } from './watches.ts'

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
    const watches = [...watchesOf(name, props), ...(profile === 'ha' ? earlyWatchesOf(props) : [])]
    this.alarms = alarmsOf(this, name, watches, action)
    dashboardOf(this, { ...props, name, alarms: this.alarms })
  }
}
