import { gzipSync } from 'node:zlib'
import { toTar } from './formats/tar.ts'
import { createZip } from './formats/zip.ts'
import type { LabelledDocument } from './labelledDocument.ts'

type Container = {
  format: string
  extension: string
  pack(inner: readonly LabelledDocument[]): readonly [Uint8Array, readonly LabelledDocument[]]
}

const numbered = (inner: readonly LabelledDocument[]) =>
  inner.map(({ name, bytes }, index) => ({ name: `${index + 1}-${name}`, bytes }))

export const containers: readonly Container[] = [
  { format: 'zip', extension: 'zip', pack: inner => [createZip(numbered(inner)), inner] },
  {
    format: 'zip in zip',
    extension: 'zip',
    pack: inner => [
      createZip([{ name: 'inner.zip', bytes: createZip(numbered(inner.slice(1))) }, ...numbered(inner.slice(0, 1))]),
      inner,
    ],
  },
  { format: 'tar', extension: 'tar', pack: inner => [toTar(numbered(inner)), inner] },
  { format: 'tar in gzip', extension: 'tar.gz', pack: inner => [gzipSync(toTar(numbered(inner))), inner] },
  { format: 'gzip', extension: 'gz', pack: inner => [gzipSync(inner[0]?.bytes ?? Buffer.alloc(0)), inner.slice(0, 1)] },
]

export function packed(inner: readonly LabelledDocument[], { format, extension, pack }: Container): LabelledDocument {
  const [bytes, held] = pack(inner)
  return {
    name: `archive.${extension}`,
    format,
    template: held.map(({ template }) => template).join(' + '),
    bytes,
    labels: held.flatMap(({ labels }) => labels),
    tolerated: held.flatMap(({ tolerated }) => tolerated),
  }
}
