import { grantedScope } from './tokens.ts'

/** OpenID Connect Discovery 1.0, section 3. */
export function openIdConfiguration(issuer: string, origin: string) {
  return {
    issuer,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    jwks_uri: `${origin}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: grantedScope.split(' '),
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'auth_time', 'cognito:groups', 'cognito:username'],
    request_uri_parameter_supported: false,
  }
}
