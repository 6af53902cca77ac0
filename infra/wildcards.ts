/** Every wildcard in a permission of ours, as cdk-nag writes it, and why it cannot be narrower. */
export const wildcards: readonly { matches: RegExp; reason: string }[] = [
  {
    matches: /:log-group:.*:log-stream:\*$/,
    reason: 'Lambda names the streams of its log itself; the group is the function’s own.',
  },
  {
    matches: /^arn:.*:s3:::[^*]+-(incoming|released)-[^*]+\/\*$/,
    reason: 'Objects are named by the ids of transfers, which are made later; the bucket holds nothing else.',
  },
  {
    matches: /:es:[^*]+:domain\/[^*]+-lists\/transfers\*$/,
    reason: 'A rebuild makes indexes under new names that begin so; the domain holds nothing else of ours.',
  },
  {
    matches: /:es:[^*]+:domain\/[^*]+-lists\/_plugins\/_security\/api\/\*$/,
    reason: 'Roles and whom they are given to have a path each; the function that puts them is the one that sets up.',
  },
  {
    matches: /:execution:[^*]+:\*$/,
    reason: 'An execution is named by the id of its transfer; the state machine is the one of transfers.',
  },
  {
    matches: /^\*$/,
    reason:
      'The actions by which Step Functions delivers its logs and Lambda lists streams, and that which sets the limit of SMS, know no resources.',
  },
  {
    matches: /^arn:.*:s3:::cdk-[^*]+\/\*$/,
    reason:
      'The build lies in the bucket of the CDK under its digest; a role for one build would not be known in time.',
  },
  {
    matches: /^<Website[^*]+\.Arn>\/\*$/,
    reason: 'The files of the web app are named by the build; it only adds them.',
  },
]
