import { SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

/**
 * What CloudFront shows to the API. There are always two: the one that is sent, and the next, which counts already; so
 * the number can be raised without a call being refused while CloudFront's places learn of it.
 */
export class OriginSecret extends Construct {
  private readonly prefix: string
  private readonly generation: number

  constructor(scope: Construct, id: string, { prefix, generation }: { prefix: string; generation: number }) {
    super(scope, id)
    this.prefix = prefix
    this.generation = generation
    for (const number of [generation, generation + 1]) {
      const secret = new Secret(this, `Generation${number}`, {
        secretName: this.nameOf(number),
        description: 'What CloudFront shows to the API',
        generateSecretString: { passwordLength: 48, excludePunctuation: true },
      })
      acknowledge(
        secret,
        'SMG4',
        'It is exchanged by raising a number and deploying, so that no call is refused meanwhile.',
      )
    }
  }

  /** The one that CloudFront sends. */
  get sent(): string {
    return this.referenceTo(this.generation)
  }

  get sentName(): string {
    return this.nameOf(this.generation)
  }

  /** Those that count, separated by commas. */
  get accepted(): string {
    return [this.generation, this.generation + 1].map(number => this.referenceTo(number)).join(',')
  }

  private nameOf(number: number): string {
    return `${this.prefix}/origin-secret/${number}`
  }

  /** By its name, so that no stack holds another back that stops using it. */
  private referenceTo(number: number): string {
    return SecretValue.secretsManager(this.nameOf(number)).unsafeUnwrap()
  }
}
