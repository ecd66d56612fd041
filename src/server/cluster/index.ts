/** Several replicas with one database: the election of a leader, and the replication of the leader's board. */

export type { ClusterRole } from './election.ts'
export { joinCluster } from './join-cluster.ts'
