import type { TokenPair } from './tokens.ts'

type FaultType =
  | 'InvalidParameterException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnknownOperationException'
  | 'UserLambdaValidationException'

export type Reply = { status: number; body: object }

export const done = (body: object): Reply => ({ status: 200, body })
export const fault = (__type: FaultType, message: string, status = 400): Reply => ({
  status,
  body: { __type, message },
})

export const flowRefused = fault('InvalidParameterException', 'This AuthFlow is not enabled for the client.')
export const refreshRefused = fault('NotAuthorizedException', 'Invalid Refresh Token')

/** Only a sign-in returns a refresh token. */
export function authenticated({ accessToken, idToken, expiresIn }: TokenPair, refreshToken?: string): Reply {
  return done({
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      ExpiresIn: expiresIn,
      TokenType: 'Bearer',
      ...(refreshToken === undefined ? {} : { RefreshToken: refreshToken }),
    },
    ChallengeParameters: {},
  })
}
