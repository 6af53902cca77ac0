import type { Reply } from './answers.ts'
import { get } from './get.ts'
import { settings } from './settings.ts'

/** `body` is always an object. */
export async function identityCall(name: string, input: object): Promise<Reply & { body: object }> {
  const text = await settings()
  const endpoint = text('identity_provider/endpoint')
  const url = endpoint || `https://cognito-idp.${text('identity_provider/region')}.amazonaws.com/`
  const reply = await get(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify(input),
  })
  return { ...reply, body: typeof reply.body === 'object' && reply.body !== null ? reply.body : {} }
}
