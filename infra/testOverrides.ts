import { type Deployment, DeploymentError } from './deployment.ts'

export type Trial = {
  /** The public origin instead of the edge's. */
  withoutEdge?: string
  /** The origin of an OpenSearch node instead of a domain. */
  indexEndpoint?: string
}

/**
 * A trial keeps nothing, and shares no name with the real deployment. It allows trusted devices, which are off by default.
 * @param origin and `endpoint`: the CLI's input; absent for a real deployment
 * @throws DeploymentError for an invalid origin
 */
export function toTrial(
  deployment: Deployment,
  origin: unknown,
  endpoint?: unknown,
): { deployment: Deployment } & Trial {
  const [withoutEdge, indexEndpoint] = [originIn('withoutEdge', origin), originIn('indexEndpoint', endpoint)]
  if (withoutEdge === undefined) {
    if (indexEndpoint === undefined) return { deployment }
    throw new DeploymentError('-c indexEndpoint is for trials: give -c withoutEdge=<origin> as well.')
  }
  return {
    deployment: {
      ...deployment,
      name: `${deployment.name}Trial`,
      organisation: { ...deployment.organisation, trustedDevices: true },
    },
    withoutEdge,
    ...(indexEndpoint === undefined ? {} : { indexEndpoint }),
  }
}

function originIn(name: string, context: unknown): string | undefined {
  if (context === undefined) return undefined
  const url = typeof context === 'string' && URL.canParse(context) ? new URL(context) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === context
  if (!isOrigin) {
    throw new DeploymentError(`-c ${name} is "${context}". Write an origin, such as https://localhost:8080.`)
  }
  return url.origin
}
