import { SecretValue } from 'aws-cdk-lib'
import {
  type AttributeMapping,
  ProviderAttribute,
  type UserPool,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct, IDependable } from 'constructs'
import type { SignInProvider } from './signInProvider.ts'

export type Federated = IDependable & { readonly providerName: string }

/** @param claim of a person's groups */
export function identityProvider(
  scope: Construct,
  userPool: UserPool,
  provider: SignInProvider,
  claim: string,
): Federated {
  const mapping = (email: string): AttributeMapping => ({
    email: ProviderAttribute.other(email),
    custom: { 'custom:groups': ProviderAttribute.other(claim) },
  })
  switch (provider.kind) {
    case 'saml':
      return new UserPoolIdentityProviderSaml(scope, 'Provider', {
        userPool,
        name: provider.name,
        metadata: provider.metadataUrl
          ? UserPoolIdentityProviderSamlMetadata.url(provider.metadataUrl)
          : UserPoolIdentityProviderSamlMetadata.file(provider.metadata ?? ''),
        attributeMapping: mapping(provider.emailClaim),
      })
    case 'oidc':
      return new UserPoolIdentityProviderOidc(scope, 'Provider', {
        userPool,
        name: provider.name,
        clientId: provider.clientId,
        clientSecret: SecretValue.secretsManager(provider.clientSecretName).unsafeUnwrap(),
        issuerUrl: provider.issuer,
        scopes: provider.scopes,
        attributeMapping: mapping(provider.emailClaim),
      })
    case 'google':
      return new UserPoolIdentityProviderGoogle(scope, 'Provider', {
        userPool,
        clientId: provider.clientId,
        clientSecretValue: SecretValue.secretsManager(provider.clientSecretName),
        scopes: ['openid', 'email', 'profile'],
        // Google has no groups: the pool's own apply.
        attributeMapping: { email: ProviderAttribute.GOOGLE_EMAIL },
      })
  }
}

/** As text: a reference would bind the stacks. */
export function providerName(provider: SignInProvider): string {
  return provider.kind === 'google' ? UserPoolClientIdentityProvider.GOOGLE.name : provider.name
}
