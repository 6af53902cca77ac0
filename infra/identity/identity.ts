import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  StringAttribute,
  UserPool,
  UserPoolClientIdentityProvider,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { CHALLENGE_SESSION_MINUTES } from '../../lambdas/ports/lifetimes.ts'
import { memberGroups } from '../../shared/domain/groups.ts'
import type { Deployment } from '../deployment.ts'
import { acknowledge } from '../nagSuppressions.ts'
import { type Federated, identityProvider, providerName } from './identityProvider.ts'

/**
 * Groups of a provider are read only at sign-in: administrators' rights end an hour later (`roleAt`), members' rights
 * with the session.
 */
const PROVIDER_SESSION = Duration.hours(12)
const POOL_SESSION = Duration.days(30)

/** A removed group is effective until the next refresh. */
const TOKENS = Duration.minutes(15)

/** By the functions' names. */
const operations = {
  preToken: UserPoolOperation.PRE_TOKEN_GENERATION,
  defineChallenge: UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  createChallenge: UserPoolOperation.CREATE_AUTH_CHALLENGE,
  verifyChallenge: UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
}
type PoolTriggers = Record<keyof typeof operations, IFunction>

export function createPoolTriggers(getFunction: (name: string) => IFunction): PoolTriggers {
  const names = Object.keys(operations) as (keyof PoolTriggers)[]
  return Object.fromEntries(names.map(name => [name, getFunction(name)])) as PoolTriggers
}

/** Needed before the pool exists. */
export function signInDomain(deployment: Pick<Deployment, 'name' | 'region' | 'signIn'>): string {
  return `${getDomainPrefix(deployment)}.auth.${deployment.region}.amazoncognito.com`
}

function getDomainPrefix({ name, signIn }: Pick<Deployment, 'name' | 'signIn'>): string {
  return signIn.domainPrefix ?? `${name.toLowerCase()}-${Aws.ACCOUNT_ID}`
}

export class Identity extends Construct {
  readonly userPoolId: string
  readonly userPoolArn: string
  readonly memberClientId: string
  readonly recipientClientId: string
  readonly signInDomain: string
  /** Comma-separated, as in `/api/config`. */
  readonly providers: string
  private readonly pool: UserPool

  constructor(
    scope: Construct,
    id: string,
    props: { deployment: Deployment; publicOrigin: string; triggers: PoolTriggers; federation: boolean; keep: boolean },
  ) {
    super(scope, id)
    const { deployment, publicOrigin, keep } = props
    const { groups, provider } = deployment.signIn
    const domainPrefix = getDomainPrefix(deployment)
    const isRequired = !(props.federation && provider) && deployment.signIn.secondFactor === 'required'
    this.pool = this.userPool(keep, isRequired ? Mfa.REQUIRED : Mfa.OPTIONAL)
    if (!isRequired) {
      acknowledge(
        this.pool,
        'COG2',
        'The organisation’s provider requires the second factor, or its operators decided.',
      )
    }
    acknowledge(
      this.pool,
      'COG8',
      'The plus plan is billed per person. It monitors sign-in by password, which the provider does already.',
    )
    for (const [name, operation] of Object.entries(operations)) {
      this.pool.addTrigger(operation, props.triggers[name as keyof PoolTriggers])
    }
    for (const groupName of memberGroups) this.pool.addGroup(groupName, { groupName })
    this.pool.addDomain('Domain', { cognitoDomain: { domainPrefix } })
    const federated =
      props.federation && provider ? identityProvider(this, this.pool, provider, groups.claim) : undefined

    this.userPoolId = this.pool.userPoolId
    this.userPoolArn = this.pool.userPoolArn
    this.memberClientId = this.memberClient(publicOrigin, federated)
    this.recipientClientId = this.recipientClient()
    this.signInDomain = signInDomain(deployment)
    this.providers = federated && provider ? providerName(provider) : UserPoolClientIdentityProvider.COGNITO.name
  }

  /**
   * Cognito asks for the second factor after a password only: neither people of a provider nor recipients, who prove a
   * code by the custom challenge, are asked.
   * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-mfa.html
   * @see https://github.com/aws-amplify/amplify-js/issues/12887
   */
  private userPool(keep: boolean, mfa: Mfa): UserPool {
    return new UserPool(this, 'Users', {
      selfSignUpEnabled: false,
      // Not by address: Cognito would then generate user names, also for recipients, who have no address.
      // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html
      signInAliases: { username: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: false, mutable: true } },
      customAttributes: {
        // Updated at each sign-in.
        groups: new StringAttribute({ mutable: true, maxLen: 2048 }),
        // Written only by bin/userPool.ts: no client may, and no provider is mapped to it.
        subject: new StringAttribute({ mutable: true, maxLen: 64 }),
      },
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(3),
        passwordHistorySize: 5,
      },
      mfa,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: keep,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
  }

  /** The app never handles a password. */
  private memberClient(publicOrigin: string, federated: Federated | undefined): string {
    const mine = new ClientAttributes().withStandardAttributes({ email: true })
    const client = this.pool.addClient('Members', {
      generateSecret: false,
      // Without it, Cognito would allow default flows.
      authFlows: { userSrp: false },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        // Never aws.cognito.signin.user.admin: people could write the attributes below, and so their groups.
        scopes: [OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.OPENID],
        callbackUrls: [`${publicOrigin}/token`],
        logoutUrls: [`${publicOrigin}/`],
      },
      supportedIdentityProviders: [
        federated
          ? UserPoolClientIdentityProvider.custom(federated.providerName)
          : UserPoolClientIdentityProvider.COGNITO,
      ],
      readAttributes: mine.withStandardAttributes({ emailVerified: true, fullname: true }),
      // Cognito writes the provider's attributes with this client's rights.
      writeAttributes: federated ? mine.withCustomAttributes('groups') : mine,
      idTokenValidity: TOKENS,
      accessTokenValidity: TOKENS,
      refreshTokenValidity: federated ? PROVIDER_SESSION : POOL_SESSION,
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    })
    if (federated) client.node.addDependency(federated)
    return client.userPoolClientId
  }

  private recipientClient(): string {
    const client = this.pool.addClient('Recipients', {
      generateSecret: false,
      authFlows: { custom: true },
      disableOAuth: true,
      authSessionValidity: Duration.minutes(CHALLENGE_SESSION_MINUTES),
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      // Tokens have the client's write access, and Cognito requires a non-empty list.
      readAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
      idTokenValidity: Duration.minutes(15),
      accessTokenValidity: Duration.minutes(15),
      // The minimum of Cognito; the trigger ends refreshes earlier.
      refreshTokenValidity: Duration.minutes(60),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    })
    return client.userPoolClientId
  }
}
