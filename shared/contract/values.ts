import * as z from 'zod'

/** Ids as `newId()` makes them. Anything else cannot exist, and is refused where the request is read. */
export const Id = z.string().regex(/^[0-9a-zA-Z-]{4,64}$/, 'Not an id.')

/** A link secret: 256 bits in base64url. */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Not a link.')

/** The id of a transfer as who uploads has it: the sender's, or the secret one of a responder. */
export const UploadId = z.string().regex(/^([0-9a-zA-Z-]{4,64}|[A-Za-z0-9_-]{43})$/, 'Not an id.')

/** No query parameter is expected; an unknown one is refused like an unknown property. */
export const noQuery = z.strictObject({})
export const noParams = z.strictObject({})
/** For calls without a body, and for those whose clients may send `{}`. */
export const noBody = z.union([z.undefined(), z.strictObject({})])
