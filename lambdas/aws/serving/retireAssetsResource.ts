import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod'
import { errorFields, jsonLog } from '../../core/request/log.ts'
import { retireAssets } from '../adapters/s3/retireAssets.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'

const Properties = z.object({ Assets: z.array(z.string()).min(1) })

/**
 * Runs after the documents of a release are published. A deployment must not fail because of it: assets that are not
 * tagged stay until the next release.
 */
export async function retireAssetsResource(properties: unknown, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds
  const assertTime = () => {
    if (Date.now() > end) throw new Error('There are too many assets for the time of a function.')
  }
  const { Assets: named } = Properties.parse(properties)
  try {
    await retireAssets(new S3Client(clientSettings()), { bucket: variable('WEBSITE_BUCKET'), named, assertTime })
  } catch (error) {
    const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'error')
    log.error('Assets of earlier releases are not retired.', errorFields(error))
  }
}
