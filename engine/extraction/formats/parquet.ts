import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import {
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetScan,
  parquetSchema,
  snappyUncompress,
} from 'hyparquet'
import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'
import { BinaryValues } from '../tables/binaryValues.ts'
import { TextPieces } from '../text/textPieces.ts'

const MAX_CHUNK_BYTES = 128 * 1024 * 1024
/** The schema of the writer again, in another form. */
const WRITER_SCHEMA = 'ARROW:schema'

/**
 * Reads a Parquet file (https://parquet.apache.org/docs/file-format/): one column after the other; binary values as in
 * other databases.
 * @throws NotInspectable `unsupported` for LZ4, LZO and encrypted columns, `broken`, `tooLarge`
 */
export async function* parquet(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const file = new ParquetBytes(source)
  const metadata = await file.attempt(() => parquetMetadataAsync(file))
  yield* descriptions(metadata, scope)
  const options = { file, metadata, compressors: createCompressors(scope.budget), utf8: false }
  const binary = new BinaryValues()
  for (const [column, { element }] of parquetSchema(metadata).children.entries()) {
    const header = element.name
    const pieces = new TextPieces({ ...scope.place, column, header })
    pieces.addLine(header)
    // A scan of its own for each column, because a scan holds the columns that it has read.
    const scan = await file.attempt(() => parquetScan({ ...options, columns: [header] }))
    for (const range of scan.ranges) {
      for (const value of await file.attempt(() => scan.readColumn({ column: header, ...range }))) {
        const text = toText(value, binary)
        // Any number of cells may share one value of a dictionary.
        scope.budget.inflate(text.length)
        pieces.addLine(text)
        yield* pieces.take(false)
        yield* binary.take(header, scope)
      }
    }
    yield* pieces.take(true)
  }
  if (binary.isExceeded) throw new NotInspectable('tooManyEntries')
}

function* descriptions({ key_value_metadata: pairs = [] }: FileMetaData, scope: ContainerScope): Generator<Extracted> {
  const pieces = new TextPieces({ ...scope.place })
  for (const { key, value = '' } of pairs) if (key !== WRITER_SCHEMA) pieces.addLine(`${key}: ${value}`)
  yield* pieces.take(true)
}

/** The library reads ahead without awaiting, so a failure waits here instead of ending the process. */
class ParquetBytes {
  readonly byteLength: number
  private readonly source: Source
  private failure: { error: unknown } | undefined

  constructor(source: Source) {
    this.source = source
    this.byteLength = source.size
  }

  async slice(start: number, end = this.byteLength): Promise<ArrayBuffer> {
    try {
      if (!(start >= 0 && start <= end && end <= this.byteLength)) throw new NotInspectable('broken')
      if (end - start > MAX_CHUNK_BYTES) throw new NotInspectable('tooLarge', 'A chunk of a column exceeds the memory.')
      return Uint8Array.from(await readBytes(this.source, start, end)).buffer
    } catch (error) {
      this.failure ??= { error }
      return new ArrayBuffer(0)
    }
  }

  /** @throws the first failure of a read; NotInspectable `unsupported` */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      if (this.failure !== undefined) throw this.failure.error
      return result
    } catch (error) {
      if (this.failure !== undefined) throw this.failure.error
      if (!(error instanceof Error) || !/unsupported|not supported/i.test(error.message)) throw error
      throw new NotInspectable('unsupported')
    }
  }
}

/** Declared sizes are limits, because a page may hold more. */
function createCompressors(budget: Budget): Compressors {
  const counted =
    (decompress: (bytes: Uint8Array, maxOutputLength: number) => Uint8Array) => (bytes: Uint8Array, size: number) => {
      budget.inflate(size)
      return size === 0 ? new Uint8Array(0) : decompress(bytes, size)
    }
  return {
    SNAPPY: counted((bytes, size) => {
      const output = new Uint8Array(size)
      snappyUncompress(bytes, output)
      return output
    }),
    GZIP: counted((bytes, maxOutputLength) => gunzipSync(bytes, { maxOutputLength })),
    BROTLI: counted((bytes, maxOutputLength) => brotliDecompressSync(bytes, { maxOutputLength })),
    ZSTD: counted((bytes, maxOutputLength) => zstdDecompressSync(bytes, { maxOutputLength })),
  }
}

function toText(value: unknown, binary: BinaryValues): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return binary.toText(value)
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value !== 'object') return String(value)
  return leaves(value, binary).join('\t')
}

/** Of lists, maps and structures. */
function leaves(value: object, binary: BinaryValues): string[] {
  return Object.entries(value).flatMap(([, inner]) =>
    typeof inner === 'object' && inner !== null && !(inner instanceof Uint8Array) && !(inner instanceof Date)
      ? leaves(inner, binary)
      : toText(inner, binary),
  )
}
