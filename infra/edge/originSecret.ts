import { SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from '../nagSuppressions.ts'

/** Services interpret `excludePunctuation` differently. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

/** The next secret is accepted too, so an increase of the number refuses no call while CloudFront updates. */
export class OriginSecret extends Construct {
  private readonly prefix: string
  private readonly generation: number

  constructor(scope: Construct, id: string, { prefix, generation }: { prefix: string; generation: number }) {
    super(scope, id)
    this.prefix = prefix
    this.generation = generation
    // For a rollback.
    for (const number of [generation - 1, generation, generation + 1].filter(number => number > 0)) {
      const secret = new Secret(this, `Generation${number}`, {
        secretName: this.getName(number),
        description: 'The secret that CloudFront sends to the API',
        // Commas separate the secrets.
        generateSecretString: { passwordLength: 48, excludePunctuation: true, excludeCharacters: PUNCTUATION },
      })
      acknowledge(secret, 'SMG4', 'It is rotated by raising a number and deploying, so that no call is refused.')
    }
  }

  get sent(): string {
    return this.referenceTo(this.generation)
  }

  get sentName(): string {
    return this.getName(this.generation)
  }

  get accepted(): string {
    return [this.generation, this.generation + 1].map(number => this.referenceTo(number)).join(',')
  }

  private getName(number: number): string {
    return `${this.prefix}/origin-secret/${number}`
  }

  /** By name: a reference would block stacks that stop using it. */
  private referenceTo(number: number): string {
    return SecretValue.secretsManager(this.getName(number)).unsafeUnwrap()
  }
}
