import { SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'

/** All of it: not every reading of `excludePunctuation` is the same. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

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
    // The one before stays for a deployment that is taken back.
    for (const number of [generation - 1, generation, generation + 1].filter(number => number > 0)) {
      const secret = new Secret(this, `Generation${number}`, {
        secretName: this.getName(number),
        description: 'What CloudFront shows to the API',
        // By commas they are told apart.
        generateSecretString: { passwordLength: 48, excludePunctuation: true, excludeCharacters: PUNCTUATION },
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
    return this.getName(this.generation)
  }

  /** Those that count, separated by commas. */
  get accepted(): string {
    return [this.generation, this.generation + 1].map(number => this.referenceTo(number)).join(',')
  }

  private getName(number: number): string {
    return `${this.prefix}/origin-secret/${number}`
  }

  /** By its name, so that no stack holds another back that stops using it. */
  private referenceTo(number: number): string {
    return SecretValue.secretsManager(this.getName(number)).unsafeUnwrap()
  }
}
