import type { Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { toReserved } from '../concurrency.ts'
import type { Deployment } from '../deployment.ts'
import type { ResourceArns } from '../resourceArns.ts'
import type { WatchedFunction } from '../watching/watches.ts'
import { DeployedLambda } from './deployedFunction.ts'

export type Build = {
  /** From bin/bundleLambdas.ts. */
  bundles: string
  functions: readonly DeployedFunction[]
  /** From bin/bundleTasks.ts, with `largeFiles`. */
  tasks?: string | undefined
}

/** Each function belongs to the first stack that needs it. */
export class Lambdas {
  readonly made: WatchedFunction[] = []
  readonly functions: readonly DeployedFunction[]
  private readonly bundles: string
  private readonly deploymentName: string
  private readonly reserved: Readonly<Record<string, number>>

  constructor({ bundles, functions }: Build, { name, concurrency }: Pick<Deployment, 'name' | 'concurrency'>) {
    this.bundles = bundles
    this.functions = functions
    this.deploymentName = name
    this.reserved = toReserved(concurrency)
  }

  in(stack: Stack, places: ResourceArns): (name: string) => IFunction {
    return name => {
      const known = this.made.find(lambda => lambda.name === name)
      if (known) return known.function
      const found = this.functions.find(candidate => candidate.name === name)
      if (!found) throw new Error(`There is no function ${name} in lambdas/aws/functions/functions.ts.`)
      const { bundles, deploymentName } = this
      const reserved = this.reserved[name]
      const { function: of } = new DeployedLambda(stack, found, { bundles, places, deploymentName, reserved })
      this.made.push({ ...found, function: of })
      return of
    }
  }
}
