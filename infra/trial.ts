import { type Deployment, DeploymentError } from './deployment.ts'

/**
 * A deployment for trials, by `-c withoutEdge=<origin>`: it keeps nothing, so nothing of it bears a name of the real one.
 * @param context what the CLI was given; absent means the real deployment
 * @returns the deployment, and the public origin that stands in for the edge's
 * @throws DeploymentError when the context is no origin
 */
export function trialOf(deployment: Deployment, context: unknown): { deployment: Deployment; withoutEdge?: string } {
  if (context === undefined) return { deployment }
  const url = typeof context === 'string' && URL.canParse(context) ? new URL(context) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === context
  if (!isOrigin) {
    throw new DeploymentError(`-c withoutEdge is "${context}". Write an origin, such as https://localhost:8080.`)
  }
  return { deployment: { ...deployment, name: `${deployment.name}Trial` }, withoutEdge: url.origin }
}
