import type { ContainerFormat } from '../containerScope.ts'

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
  xlsx: async () => (await import('../formats/xlsx.ts')).xlsx,
  pptx: async () => (await import('../formats/pptx.ts')).pptx,
  odt: async () => (await import('../formats/odt.ts')).odt,
  ods: async () => (await import('../formats/ods.ts')).ods,
  odp: async () => (await import('../formats/odp.ts')).odp,
  zip: async () => (await import('../formats/zip.ts')).zip,
  gz: async () => (await import('../formats/gz.ts')).gz,
  tar: async () => (await import('../formats/tar.ts')).tar,
} satisfies Record<string, () => Promise<ContainerFormat>>

export type ReadFormat = keyof typeof loaders
export const readFormats: ReadonlySet<string> = new Set(Object.keys(loaders))

export function loadFormat(format: ReadFormat): Promise<ContainerFormat> {
  return loaders[format]()
}
