import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import {
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetScan,
  parquetSchema,
  type SchemaTree,
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
import { assertPages } from './parquetPages.ts'
import { ThriftReader } from './thriftReader.ts'

const MAX_CHUNK_BYTES = 128 * 1024 * 1024
/** The size of the metadata, and the mark of the format. */
const TAIL_BYTES = 8
/** The schema of the writer again, in another form. */
const WRITER_SCHEMA = 'ARROW:schema'

/**
 * Reads a Parquet file (https://parquet.apache.org/docs/file-format/): one column after the other; binary values as in
 * other databases.
 * @throws NotInspectable `unsupported` for LZ4, LZO and encrypted columns, `broken`, `tooLarge`
 */
export async function* parquet(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const file = new ParquetBytes(source)
  await assertFooter(source)
  const all = await file.attempt(() => parquetMetadataAsync(file))
  yield* descriptions(all, scope)
  const options = { file, compressors: createCompressors(), utf8: false, useOffsetIndex: false }
  const binary = new BinaryValues()
  for (const [column, { header, metadata }] of toColumns(all).entries()) {
    const pieces = new TextPieces({ ...scope.place, column, header })
    pieces.addLine(header)
    await assertColumn(file, metadata, scope.budget)
    // A scan of its own for each column, because a scan holds the columns that it has read.
    const scan = await file.attempt(() => parquetScan({ ...options, metadata, columns: [header] }))
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

/** Each top-level column with metadata of its own, because a scan looks at all that it is given. */
function toColumns(metadata: FileMetaData): { header: string; metadata: FileMetaData }[] {
  const [root] = metadata.schema
  const { children } = parquetSchema(metadata)
  if (metadata.row_groups.some(({ columns }) => columns.length < children.length))
    throw new NotInspectable('broken', 'A group of rows lacks a column.')
  const groups = metadata.row_groups.map(group => ({
    group,
    chunks: Map.groupBy(group.columns, ({ meta_data }) => meta_data?.path_in_schema[0]),
  }))
  let start = 1
  return children.map(({ element, count }) => {
    const elements = metadata.schema.slice(start, start + count)
    start += count
    const row_groups = groups.map(({ group, chunks }) => ({ ...group, columns: chunks.get(element.name) ?? [] }))
    const schema = root === undefined ? elements : [{ ...root, num_children: 1 }, ...elements]
    return { header: element.name, metadata: { ...metadata, schema, row_groups } }
  })
}

/** The library reads numbers of any length. */
async function assertFooter(source: Source) {
  const tail = await readBytes(source, Math.max(0, source.size - TAIL_BYTES), source.size)
  const size = tail.length < TAIL_BYTES ? 0 : tail.readUInt32LE(0)
  if (size > MAX_CHUNK_BYTES) throw new NotInspectable('tooLarge')
  if (size > source.size - TAIL_BYTES) throw new NotInspectable('broken')
  new ThriftReader(await readBytes(source, source.size - TAIL_BYTES - size, source.size - TAIL_BYTES)).struct()
}

async function assertColumn(file: ParquetBytes, metadata: FileMetaData, budget: Budget) {
  const decompressors = createCompressors()
  const schema = parquetSchema(metadata)
  for (const { columns } of metadata.row_groups) {
    for (const { meta_data: chunk } of columns) {
      if (chunk === undefined) throw new NotInspectable('unsupported')
      const start = chunk.dictionary_page_offset || chunk.data_page_offset
      const bytes = await file.attempt(() => file.slice(Number(start), Number(start + chunk.total_compressed_size)))
      const path = findPath(schema, chunk.path_in_schema)
      const decompress = chunk.codec === 'UNCOMPRESSED' ? (page: Uint8Array) => page : decompressors[chunk.codec]
      const repetitions = path.map(({ element }) => element.repetition_type)
      assertPages(
        Buffer.from(bytes),
        {
          isBoolean: chunk.type === 'BOOLEAN',
          maxRepetition: repetitions.filter(type => type === 'REPEATED').length,
          maxDefinition: repetitions.slice(1).filter(type => type !== 'REQUIRED').length,
          decompress(page, size) {
            if (decompress === undefined) throw new NotInspectable('unsupported')
            budget.inflate(size)
            return decompress(page, size)
          },
        },
        budget,
      )
    }
  }
}

function findPath(root: SchemaTree, names: readonly string[]): SchemaTree[] {
  const path = [root]
  for (const name of names) {
    const child = path.at(-1)?.children.find(({ element }) => element.name === name)
    if (child === undefined) throw new NotInspectable('broken', 'A column is not in the schema.')
    path.push(child)
  }
  return path
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

/** Declared sizes are limits, because a page may hold more; `assertColumn` counts them. */
function createCompressors(): Compressors {
  const limited =
    (decompress: (bytes: Uint8Array, maxOutputLength: number) => Uint8Array) => (bytes: Uint8Array, size: number) =>
      size === 0 ? new Uint8Array(0) : decompress(bytes, size)
  return {
    SNAPPY: limited((bytes, size) => {
      const output = new Uint8Array(size)
      snappyUncompress(bytes, output)
      return output
    }),
    GZIP: limited((bytes, maxOutputLength) => gunzipSync(bytes, { maxOutputLength })),
    BROTLI: limited((bytes, maxOutputLength) => brotliDecompressSync(bytes, { maxOutputLength })),
    ZSTD: limited((bytes, maxOutputLength) => zstdDecompressSync(bytes, { maxOutputLength })),
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
