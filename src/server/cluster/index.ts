/** Several replicas over one database: which of them leads, and the leader's board on its way to the others. */

export type { ClusterRole } from './election.ts'
export { joinCluster } from './join-cluster.ts'
