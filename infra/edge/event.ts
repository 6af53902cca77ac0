/** Headers, or the terms of a query, by name. */
export type Values = { [name: string]: { value: string; multiValue?: { value: string }[] } }

type EdgeRequest = { method: string; uri: string; querystring: Values; headers: Values; cookies: Values }
type EdgeResponse = { statusCode: number; statusDescription?: string; headers: Values }

/**
 * What a CloudFront function is called with, as far as ours look.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export type ViewerRequest = { viewer: { ip: string }; request: EdgeRequest }
export type ViewerResponse = { request: EdgeRequest; response: EdgeResponse }
/** Answered with a request, CloudFront goes on with it; answered with a response, it is done. */
export type EdgeResult = EdgeRequest | EdgeResponse
