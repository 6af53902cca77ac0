import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Recipients } from '../../ports/recipients.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'

/**
 * Cognito gets neither address nor phone of recipients.
 *
 * A user created by an administrator must first change the password (FORCE_CHANGE_PASSWORD). A permanent random
 * password confirms the user. It is never stored and gives no access: the recipients' client allows only the code
 * challenge.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserPassword.html
 */
export function cognitoRecipients(cognito: CognitoIdentityProviderClient, userPool: string): Recipients {
  return {
    async add(username) {
      assertLowerCase(username)
      const who = { UserPoolId: userPool, Username: username }
      await cognito
        .send(new AdminCreateUserCommand({ ...who, MessageAction: 'SUPPRESS' }))
        .catch(unless('UsernameExistsException'))
      // Also for existing users: an earlier call may have been interrupted.
      await cognito.send(new AdminSetUserPasswordCommand({ ...who, Password: newPassword(), Permanent: true }))
    },

    async remove(username) {
      await cognito
        .send(new AdminDeleteUserCommand({ UserPoolId: userPool, Username: username }))
        .catch(unless('UserNotFoundException'))
    },
  }
}

/**
 * The pool passes user names to triggers and tokens in lower case only.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-case-sensitivity.html
 */
function assertLowerCase(username: string) {
  if (username !== username.toLowerCase()) throw new Error('The user name of a recipient must be in lower case.')
}

/** The suffix satisfies the pool's password policy. */
export function newPassword(): string {
  return `${randomBytes(32).toString('base64url')}Aa1!`
}

function unless(name: string) {
  return (error: unknown) => {
    if (!(error instanceof Error) || error.name !== name) throw error
  }
}

export function openRecipients(): Recipients {
  return cognitoRecipients(new CognitoIdentityProviderClient(clientSettings()), variable('USER_POOL'))
}
