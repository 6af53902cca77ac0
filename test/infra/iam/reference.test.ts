import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { s3Actions } from './authorisation.ts'
import { actionsNamed, hasManyValues, isFormat, supports } from './reference.ts'
import { type Statement, templatePolicies } from './templatePolicies.ts'

// Every policy of the templates against AWS's Service Authorization Reference.

let statements: (Statement & { of: string; kind: string })[]
beforeAll(async () => {
  const { policies } = await templatePolicies()
  statements = policies.flatMap(({ of, kind, statements }) => statements.map(one => ({ ...one, of, kind })))
})

const getKeys = ({ Condition = {} }: Statement) =>
  Object.entries(Condition).flatMap(([operator, keys]) => Object.keys(keys).map(key => ({ operator, key })))

/** Formats that the reference lacks. */
const moreFormats: Record<string, RegExp> = {
  // Paths within a domain: https://docs.aws.amazon.com/opensearch-service/latest/developerguide/ac.html
  es: /^arn:aws:es:[^:]+:\d+:domain\/[^/]+\/.+$/,
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/iam-access-control-overview-cwl.html
  logs: /^arn:aws:logs:[^:]+:\d+:log-group:[^:]+:\*$/,
}

describe('every statement of the templates', () => {
  test('names actions that exist', async () => {
    const unknown: string[] = []
    for (const { of, Action } of statements) {
      for (const pattern of Action) {
        if ((await actionsNamed(pattern)).length === 0) unknown.push(`${of}: ${pattern}`)
      }
    }

    expect(statements.length).toBeGreaterThan(500)
    expect(unknown).toEqual([])
  })

  test('has only conditions on keys that its actions have', async () => {
    const unsupported: string[] = []
    for (const statement of statements) {
      for (const pattern of statement.Action) {
        const actions = await actionsNamed(pattern)
        for (const { key } of getKeys(statement)) {
          // Some of `s3:*` suffice: the statement denies.
          const isSupported = pattern.includes('*')
            ? actions.some(action => supports(action, key))
            : actions.every(action => supports(action, key))
          if (!isSupported) unsupported.push(`${statement.of}: ${key} of ${pattern}`)
        }
      }
    }

    expect(unsupported).toEqual([])
  })

  // A set operator on a single value is too permissive; without one, several values do not match.
  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html
  test('has a set operator exactly for the keys with several values', async () => {
    const wrong: string[] = []
    for (const statement of statements) {
      for (const { operator, key } of getKeys(statement)) {
        const isSet = /^For(All|Any)Values?:/.test(operator)
        if (isSet !== (await hasManyValues(key))) wrong.push(`${statement.of}: ${operator} ${key}`)
      }
    }

    expect(wrong).toEqual([])
  })

  test('names resources of the types that its actions have, and all resources exactly for an action without', async () => {
    const wrong: string[] = []
    for (const { of, kind, Action, Resource = [] } of statements) {
      const pairs: { action: string; resource: string; isFitting: boolean }[] = []
      for (const action of Action.filter(one => !one.includes('*'))) {
        const formats = (await actionsNamed(action)).flatMap(({ arns }) => arns)
        const isOfType = (arn: string) =>
          formats.some(format => isFormat(format, arn)) || moreFormats[action.split(':')[0] ?? '']?.test(arn) === true
        for (const resource of Resource) {
          // In the policy of a key it is that key.
          const isFitting = resource === '*' ? formats.length === 0 || kind === 'resource' : isOfType(resource)
          pairs.push({ action, resource, isFitting })
        }
      }
      // The policy of a bucket names it together with its objects.
      const isFit = (one: (typeof pairs)[number]) =>
        one.isFitting ||
        (kind === 'resource' &&
          pairs.some(({ action, isFitting }) => isFitting && action === one.action) &&
          pairs.some(({ resource, isFitting }) => isFitting && resource === one.resource))
      wrong.push(...pairs.filter(one => !isFit(one)).map(({ action, resource }) => `${of}: ${action} on ${resource}`))
    }

    expect(wrong).toEqual([])
  })
})

describe('the actions of an S3 command', () => {
  const commands = join(import.meta.dirname, '..', '..', '..', 'node_modules', '@aws-sdk', 'client-s3', 'dist-types')

  /** Besides what every call of a command needs: for parameters that no call has, and for an answer of 404. */
  const optional = ['s3:PutObjectAcl', 's3:PutObjectTagging', 's3:PutLifeCycleConfiguration', 's3:ListBucket']

  test.each(Object.entries(s3Actions))('are those that its documentation in the SDK names: %s', (command, actions) => {
    const text = readFileSync(join(commands, 'commands', `${command}Command.d.ts`), 'utf8')
    const documented = new Set(text.match(/(?<=<code>)s3:[A-Z]\w+(?=<\/code>)/g) ?? [])
    const ours = actions.map(({ action }) => action)

    // The documentation of parts refers to a page about multipart uploads.
    if (documented.size === 0) return expect(text).toMatch(/mpuAndPermissions|mpuoverview|multipart upload/i)
    expect(ours.filter(action => !documented.has(action))).toEqual([])
    const beyond = [...documented].filter(action => !ours.includes(action) && !ours.includes(withoutVersion(action)))
    expect(beyond.filter(action => !optional.includes(action))).toEqual([])
  })

  const withoutVersion = (action: string) => action.replace('ObjectVersion', 'Object')
})
