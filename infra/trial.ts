import { type Deployment, DeploymentError } from './deployment.ts'

/** What stands in for parts of a deployment that are not made; left out, all of them are. */
export type Trial = {
  /** The public origin, in the place of the edge's. */
  withoutEdge?: string
  /** Where a node of OpenSearch answers, in the place of a domain's. */
  indexEndpoint?: string
}

/**
 * A deployment for trials, by `-c withoutEdge=<origin>`: it keeps nothing, so nothing of it bears a name of the real one.
 * By `-c indexEndpoint=<origin>` as well, it reads its lists from a node that is there.
 * @param origin and the next: what the CLI was given; absent means the real deployment
 * @throws DeploymentError when one of them is no origin
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
    deployment: { ...deployment, name: `${deployment.name}Trial` },
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
