import type { ContainerFormat, StorageFormat } from '../containerScope.ts'

const loaders = {
  txt: async () => (await import('../formats/txt.ts')).txt,
  csv: async () => (await import('../formats/csv.ts')).csv,
  json: async () => (await import('../formats/json.ts')).json,
  html: async () => (await import('../formats/html.ts')).html,
  xml: async () => (await import('../formats/xml.ts')).xml,
  rtf: async () => (await import('../formats/rtf.ts')).rtf,
  eml: async () => (await import('../formats/eml.ts')).eml,
  msg: async () => (await import('../formats/msg.ts')).msg,
  pdf: async () => (await import('../formats/pdf.ts')).pdf,
  docx: async () => (await import('../formats/docx.ts')).docx,
  xlsb: async () => (await import('../formats/xlsb.ts')).xlsb,
  xlsx: async () => (await import('../formats/xlsx.ts')).xlsx,
  pptx: async () => (await import('../formats/pptx.ts')).pptx,
  odt: async () => (await import('../formats/odt.ts')).odt,
  ods: async () => (await import('../formats/ods.ts')).ods,
  odp: async () => (await import('../formats/odp.ts')).odp,
  zip: async () => (await import('../formats/zip.ts')).zip,
  epub: async () => (await import('../formats/zip.ts')).zip,
  gz: async () => (await import('../formats/gz.ts')).gz,
  doc: async () => (await import('../formats/doc.ts')).doc,
  xls: async () => (await import('../formats/xls.ts')).xls,
  ppt: async () => (await import('../formats/ppt.ts')).ppt,
  ole: async () => (await import('../formats/ole.ts')).ole,
  zst: async () => (await import('../formats/zst.ts')).zst,
  '7z': async () => (await import('../formats/archive.ts')).archive,
  rar: async () => (await import('../formats/archive.ts')).archive,
  cab: async () => (await import('../formats/archive.ts')).archive,
  lzh: async () => (await import('../formats/archive.ts')).archive,
  bz2: async () => (await import('../formats/bz2.ts')).bz2,
  xz: async () => (await import('../formats/xz.ts')).xz,
  sqlite: async () => (await import('../formats/sqlite.ts')).sqlite,
  wal: async () => (await import('../formats/sqliteLog.ts')).sqliteLog,
  parquet: async () => (await import('../formats/parquet.ts')).parquet,
  iso: async () => (await import('../formats/iso.ts')).iso,
  tnef: async () => (await import('../formats/tnef.ts')).tnef,
  ldif: async () => (await import('../formats/ldif.ts')).ldif,
  vcard: async () => (await import('../formats/vcard.ts')).vcard,
  tar: async () => (await import('../formats/tar.ts')).tar,
} satisfies Record<string, () => Promise<ContainerFormat>>

export type ReadFormat = keyof typeof loaders
export const readFormats: ReadonlySet<string> = new Set(Object.keys(loaders))

/** Formats of compound files that other documents embed as a storage. */
const storageLoaders = {
  doc: async () => (await import('../formats/doc.ts')).readDocument,
  xls: async () => (await import('../formats/xls.ts')).readWorkbook,
  ppt: async () => (await import('../formats/ppt.ts')).readPresentation,
  ole: async () => (await import('../formats/ole.ts')).readObject,
} satisfies Record<string, () => Promise<StorageFormat>>

export async function loadStorageFormat(kind: string): Promise<StorageFormat | undefined> {
  return Object.hasOwn(storageLoaders, kind) ? storageLoaders[kind as keyof typeof storageLoaders]() : undefined
}

export function loadFormat(format: ReadFormat): Promise<ContainerFormat> {
  return loaders[format]()
}
