import * as z from 'zod'

/** The form of ids from `newId()`. Other ids cannot exist and are refused early. */
export const Id = z.string().regex(/^[0-9a-zA-Z-]{4,64}$/, 'Not an id.')

/** A link secret: 256 bits in base64url. */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Not a link.')

/** The id of a transfer as the uploader knows it: the sender's id, or the responder's secret id. */
export const UploadId = z.string().regex(/^([0-9a-zA-Z-]{4,64}|[A-Za-z0-9_-]{43})$/, 'Not an id.')

export const noQuery = z.strictObject({})
export const noParams = z.strictObject({})
/** Also accepts `{}`, which some clients send. */
export const noBody = z.union([z.undefined(), z.strictObject({})])
