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
 * Recipients as people of the user pool who have a name and nothing else: neither address nor phone is told to Cognito.
 *
 * Whoever is made by an administrator has to change their password before all else (FORCE_CHANGE_PASSWORD). A permanent
 * one that nobody ever sees confirms them; it opens nothing, since their client knows the code challenge alone.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserPassword.html
 */
export function cognitoRecipients(cognito: CognitoIdentityProviderClient, userPool: string): Recipients {
  return {
    async add(username) {
      demandLowerCase(username)
      const who = { UserPoolId: userPool, Username: username }
      await cognito
        .send(new AdminCreateUserCommand({ ...who, MessageAction: 'SUPPRESS' }))
        .catch(unless('UsernameExistsException'))
      // Also of one who is there: whoever began to add them may have come no further.
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
 * The pool takes names in whatever case, and tells its triggers and tokens all of them in lower case: any other would
 * never be recognised again.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-case-sensitivity.html
 */
function demandLowerCase(username: string) {
  if (username !== username.toLowerCase()) throw new Error('The name of a recipient is not in lower case.')
}

/** The end is what the pool's rules for passwords ask for; the rest is 256 bits. */
function newPassword(): string {
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
