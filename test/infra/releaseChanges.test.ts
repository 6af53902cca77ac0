import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRelease } from '../../bin/releaseFixture.ts'
import { lastingTemplates } from '../../bin/releaseTemplates.ts'
import { findLosses, intended, rollback, type Templates } from '../../infra/releaseChanges.ts'

const release = readRelease()
let current: Templates
beforeAll(async () => {
  current = await lastingTemplates()
})

test('an update from the last release keeps every resource that holds data', () => {
  expect(findLosses(release.templates, current)).toEqual([])
})

test('each intended loss has a reason', () => {
  for (const reason of Object.values(intended)) expect(reason).toMatch(/\w+ \w+.*\.$/)
})

test('each step of a rollback names the last release and a command that the guide has', () => {
  const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')
  const section = guide.slice(guide.indexOf('## Roll back'), guide.indexOf('## Back up'))

  for (const step of rollback) {
    expect(step).toContain(release.version)
    expect(section).toContain(/bin\/\w+\.ts/.exec(step)?.[0] ?? expect.fail(step))
  }
})

describe('a release that', () => {
  type Properties = Record<string, unknown>

  /** The last release with a change, compared with itself. */
  function afterChange(stack: string, type: string, change: (properties: Properties) => unknown) {
    const before = release.templates
    const after = structuredClone(before)
    const entries = Object.entries(after[stack]?.Resources ?? {}).filter(([, { Type }]) => Type === type)
    const [id, resource] = entries[0] ?? []
    if (id === undefined || !resource?.Properties) throw new Error(`${stack} of ${release.version} has no ${type}.`)
    change(resource.Properties)
    return { id, before, after, losses: findLosses(before, after, {}) }
  }

  test.each<[string, string, string, (properties: Properties) => unknown]>([
    ['WaybillData', 'AWS::DynamoDB::GlobalTable', 'KeySchema', table => (table.KeySchema = [])],
    ['WaybillData', 'AWS::S3::Bucket', 'BucketName', bucket => (bucket.BucketName = 'another')],
    ['WaybillData', 'AWS::Cognito::UserPoolClient', 'GenerateSecret', client => (client.GenerateSecret = true)],
    ['WaybillSearch', 'AWS::OpenSearchService::Domain', 'DomainName', domain => (domain.DomainName = 'another')],
    ['WaybillEdge', 'AWS::SecretsManager::Secret', 'Name', secret => (secret.Name = 'another')],
    ['WaybillFirewall', 'AWS::Logs::LogGroup', 'LogGroupName', logs => (logs.LogGroupName = 'another')],
  ])('replaces a resource of %s is refused: %s by %s', (stack, type, property, change) => {
    const { id, losses } = afterChange(stack, type, change)

    expect(losses).toEqual([
      expect.stringMatching(new RegExp(`^${stack}/${id}: .*replace.* the ${type} \\(${property}\\)`)),
    ])
  })

  test('removes a resource is refused, also when its policy would keep the data', () => {
    const after = structuredClone(release.templates)
    const [id = ''] = Object.keys(after.WaybillData?.Resources ?? {})
    delete after.WaybillData?.Resources[id]

    expect(findLosses(release.templates, after, {})).toEqual([
      expect.stringContaining(`WaybillData/${id}: this version removes the AWS::KMS::Key of the last release.`),
    ])
  })

  test('removes or renames a stack is refused for each of its resources', () => {
    const { WaybillData: moved, ...others } = structuredClone(release.templates)
    const after = { ...others, ...(moved ? { WaybillRecords: moved } : {}) }

    const losses = findLosses(release.templates, after, {})

    expect(losses).toHaveLength(Object.keys(moved?.Resources ?? {}).length)
  })

  test('removes a resource on purpose names it with a reason, until the next release', () => {
    const after = structuredClone(release.templates)
    const [id = ''] = Object.keys(after.WaybillData?.Resources ?? {})
    delete after.WaybillData?.Resources[id]

    expect(findLosses(release.templates, after, { [`WaybillData/${id}`]: 'Nothing is encrypted by it.' })).toEqual([])
    expect(findLosses(after, after, { [`WaybillData/${id}`]: 'Nothing is encrypted by it.' })).toEqual([
      `WaybillData/${id} is in infra/releaseChanges.ts, but not in the last release. Delete the line.`,
    ])
  })

  const toIndex = (name: string) => ({ IndexName: name, KeySchema: [{ AttributeName: name, KeyType: 'HASH' }] })
  const addIndexes = (table: Properties, ...names: string[]) => {
    const indexes = table.GlobalSecondaryIndexes as object[]
    table.GlobalSecondaryIndexes = [...indexes, ...names.map(toIndex)]
  }

  test('adds one index to a table is accepted', () => {
    const { losses } = afterChange('WaybillData', 'AWS::DynamoDB::GlobalTable', table => addIndexes(table, 'one'))

    expect(losses).toEqual([])
  })

  test('adds two indexes to a table is refused', () => {
    const { id, losses } = afterChange('WaybillData', 'AWS::DynamoDB::GlobalTable', table =>
      addIndexes(table, 'one', 'other'),
    )

    expect(losses).toEqual([expect.stringContaining(`WaybillData/${id}: this version changes the indexes one, other.`)])
  })

  test('changes only what can be updated in place is accepted', () => {
    const { losses } = afterChange(
      'WaybillData',
      'AWS::DynamoDB::GlobalTable',
      table => (table.BillingMode = 'PROVISIONED'),
    )

    expect(losses).toEqual([])
  })
})
