/** By name. */
export type Values = { [name: string]: { value: string; multiValue?: { value: string }[] } }

type EdgeRequest = { method: string; uri: string; querystring: Values; headers: Values; cookies: Values }
type EdgeResponse = { statusCode: number; statusDescription?: string; headers: Values }

/**
 * Only the fields that are used here.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export type ViewerRequest = { viewer: { ip: string }; request: EdgeRequest }
export type ViewerResponse = { request: EdgeRequest; response: EdgeResponse }
/** CloudFront continues with a returned request, and sends a returned response. */
export type EdgeResult = EdgeRequest | EdgeResponse
