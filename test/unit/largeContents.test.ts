import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { describe, expect, test } from 'vitest'
import { copyVersion } from '../../lambdas/aws/adapters/s3/copyVersion.ts'
import type { Store } from '../../lambdas/aws/adapters/s3/store.ts'
import { storing } from '../../lambdas/aws/adapters/s3/storing.ts'
import { MAX_PARTS } from '../../shared/domain/parts.ts'

// What the adapter of S3 asks for with contents that no test can store: AWS's limits are 10,000 parts of 5 MiB to 5 GiB, and whole copies
// of at most 5 GB. https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html

const GIB = 1024 ** 3
const MIB = 1024 ** 2

/** A client that sends nothing, and answers as S3 does. */
function recordingClient(size: number) {
  const commands: object[] = []
  const s3 = Object.assign(new S3Client({ region: 'eu-central-1' }), {
    async send(command: object) {
      commands.push(command)
      if (command instanceof CreateMultipartUploadCommand) return { UploadId: 'upload' }
      if (command instanceof UploadPartCopyCommand) return { CopyPartResult: { ETag: 'part' } }
      if (command instanceof UploadPartCommand) return { ETag: 'part' }
      if (command instanceof HeadObjectCommand) return { ContentLength: size, ChecksumType: 'COMPOSITE' }
      return { VersionId: 'version' }
    },
  })
  const of = <Input>(kind: new (...args: never[]) => { input: Input }) =>
    commands.flatMap(command => (command instanceof kind ? [command.input] : []))
  return { s3, of }
}

describe('a copy', () => {
  const copied = async (size: number) => {
    const client = recordingClient(size)
    const source = { bucket: 'incoming', key: 'a', version: '1', size }
    await copyVersion(client.s3, source, { bucket: 'released', key: 'b' })
    return client
  }

  test.each([5.1, 50, 200])(
    'of %d GiB goes in parts that S3 accepts, which together are the content',
    async gibibytes => {
      const size = Math.floor(gibibytes * GIB) + 1
      const { of } = await copied(size)

      expect(of(CopyObjectCommand)).toEqual([])
      const ranges = of(UploadPartCopyCommand).map(({ PartNumber, CopySourceRange }) => {
        const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(CopySourceRange ?? '') ?? []
        return { number: PartNumber ?? 0, start: Number(start), end: Number(end) + 1 }
      })
      const ordered = ranges.toSorted((one, other) => one.number - other.number)
      expect(ordered.length).toBeLessThanOrEqual(MAX_PARTS)
      expect(ordered[0]?.start).toBe(0)
      expect(ordered.at(-1)?.end).toBe(size)
      for (const [index, { number, start, end }] of ordered.entries()) {
        expect([number, start]).toEqual([index + 1, ordered[index - 1]?.end ?? 0])
        if (index < ordered.length - 1) expect(end - start).toBeGreaterThanOrEqual(5 * MIB)
        expect(end - start).toBeLessThanOrEqual(5 * GIB)
      }
      const [complete] = of(CompleteMultipartUploadCommand)
      expect(complete).toMatchObject({ MpuObjectSize: size })
      expect(complete?.MultipartUpload?.Parts).toHaveLength(ordered.length)
    },
  )
})

describe('a content whose size is not known', () => {
  async function* pieces(total: number) {
    for (let sent = 0; sent < total; sent += 7) yield Buffer.alloc(Math.min(7, total - sent), 1)
  }

  test('is stored in parts that double each quarter of the numbers, so that 10,000 are enough', async () => {
    const first = 10
    const size = first * (2500 + 2 * 2500 + 4 * 10)
    const { s3, of } = recordingClient(size)
    const rows = { pinned: async () => undefined, pin: async (_: string, blob: object) => blob }
    const { store } = storing({ s3, rows, incoming: 'incoming', partBytes: first } as unknown as Store)

    const stored = await store('key', pieces(size + 3))

    expect(stored.size).toBe(size + 3)
    expect(of(PutObjectCommand)).toEqual([])
    const parts = of(UploadPartCommand).toSorted((one, other) => (one.PartNumber ?? 0) - (other.PartNumber ?? 0))
    const sizes = parts.map(({ Body }) => (Body as Uint8Array).length)
    expect(sizes).toEqual([...Array(2500).fill(10), ...Array(2500).fill(20), ...Array(10).fill(40), 3])
  })
})
