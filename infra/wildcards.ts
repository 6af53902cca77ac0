/** `isOfSetting`: used only with a setting that is off by default. */
export type Wildcard = { matches: RegExp; reason: string; isOfSetting?: true }

/** As cdk-nag prints them. */
export const wildcards: readonly Wildcard[] = [
  {
    matches: /:log-group:.*:log-stream:\*$/,
    reason: 'Lambda and Fargate name the log streams; the log group belongs to this function or task.',
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
    matches: /:task-definition\/[^*]+:\*$/,
    reason: 'A deployment makes a new revision of the task; an execution under way runs the latest.',
    isOfSetting: true,
  },
  {
    matches: /^\*$/,
    reason:
      'The actions for log delivery of Step Functions, for reports of tasks to it, for tokens of the image registry, for listing streams by Lambda, for the limits of Lambda, for the SMS limit, for the state of the SES account and for the session of Macie do not support resources.',
  },
  {
    matches: /:macie2:[^*]+:classification-job\/\*$/,
    reason: 'Macie names its jobs; the function creates one, and cancels those of its name.',
    isOfSetting: true,
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
  {
    matches: /^<Website[^*]+\.Arn>\/assets\/\*$/,
    reason: 'Earlier builds named the assets; the role tags them and cannot delete them.',
  },
]
