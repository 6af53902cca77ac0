import type { Deployment } from '../deployment.ts'

/** The line that the tests run on a node of (`test/opensearch/node.pom.xml`); a newer one is taken in place. */
export const ENGINE_VERSION = 'OpenSearch_2.19'

export type SearchProfile = {
  instanceType: string
  instances: number
  zones: number
  /** Of each node that holds data. */
  volumeGiB: number
  /** Copies of each piece of the index beside the first. */
  replicas: number
}

/**
 * What the lists run on. `small` is one node: while it is exchanged, lists cannot be read, and nothing is lost. `ha`
 * goes on without a zone: of three nodes two agree, and need no others to keep them together.
 * @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/bp.html
 */
export const searchProfiles: Readonly<Record<Deployment['profile'], SearchProfile>> = {
  small: { instanceType: 't3.small.search', instances: 1, zones: 1, volumeGiB: 10, replicas: 0 },
  ha: {
    instanceType: 'm6g.large.search',
    instances: 3,
    zones: 3,
    volumeGiB: 20,
    replicas: 2,
  },
}
