/** As cdk-nag prints them. */
export const wildcards: readonly { matches: RegExp; reason: string }[] = [
  {
    matches: /:log-group:.*:log-stream:\*$/,
    reason: 'Lambda names the log streams; the log group belongs to this function.',
  },
  {
    matches: /^arn:.*:s3:::[^*]+-(incoming|released)-[^*]+\/\*$/,
    reason: 'Objects are named by the ids of future transfers; the bucket contains nothing else.',
  },
  {
    matches: /:es:[^*]+:domain\/[^*]+-lists\/transfers\*$/,
    reason: 'A rebuild creates indexes under new names with this prefix; the domain contains nothing else.',
  },
  {
    matches: /:es:[^*]+:domain\/[^*]+-lists\/_plugins\/_security\/api\/\*$/,
    reason: 'Each role and role mapping has its own path; only the setup function writes them.',
  },
  {
    matches: /:execution:[^*]+:\*$/,
    reason: 'An execution is named by the id of its transfer; the state machine is only for transfers.',
  },
  {
    matches: /^\*$/,
    reason:
      'The actions for log delivery of Step Functions, for listing streams by Lambda, for the SMS limit and for the state of the SES account do not support resources.',
  },
  {
    matches: /^arn:.*:s3:::cdk-[^*]+\/\*$/,
    reason:
      'The build is in the CDK’s bucket under its digest; a role for a single build would not be effective in time.',
  },
  {
    matches: /^<Website[^*]+\.Arn>\/\*$/,
    reason: 'The build names the files of the web app; the role only adds files.',
  },
]
