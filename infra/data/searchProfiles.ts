import type { Deployment } from '../deployment.ts'

/** As in `test/opensearch/node.pom.xml`. Upgrades are in place. */
export const ENGINE_VERSION = 'OpenSearch_2.19'

export type SearchProfile = {
  instanceType: string
  instances: number
  zones: number
  /** Per data node. */
  volumeGiB: number
  /** Besides the first shard. */
  replicas: number
}

/**
 * `small`: lists are unavailable while the node is replaced, without loss. `ha` survives the loss of a zone: two of
 * three nodes form a quorum.
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
