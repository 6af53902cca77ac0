import { findLosses, rollback } from '../infra/releaseChanges.ts'
import { readRelease } from './releaseFixture.ts'
import { lastingTemplates } from './releaseTemplates.ts'

/** Compares the resources of this version with those of the last release. */
const { version, templates } = readRelease()
const losses = findLosses(templates, await lastingTemplates())
for (const loss of losses) console.error(`ERROR ${loss}`)
if (losses.length > 0) process.exitCode = 1
else console.log(`An update from ${version} keeps every resource that holds data.`)
for (const step of rollback) console.log(`ROLLBACK ${step}`)
