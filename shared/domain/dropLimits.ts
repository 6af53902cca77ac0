import * as z from 'zod'
import type { TransferLimits } from './limits.ts'
import { fileExtension } from './text.ts'

const MAX_EXTENSIONS = 100
const Extension = z.string().regex(/^[a-z0-9]{1,16}$/, 'Write an extension in lower case, without its dot.')

/** What a page takes of one visitor. Sizes are MiB. The organisation's limits hold beside them. */
export const DropLimits = z.strictObject({
  maxFiles: z.int().min(1),
  totalSizeMiB: z.int().min(1),
  fileSizeMiB: z.int().min(1),
  /** Without any, all. */
  extensions: z.array(Extension).max(MAX_EXTENSIONS),
})
export type DropLimits = z.infer<typeof DropLimits>

/** The lower of both. */
export function narrowLimits<Limits extends Omit<TransferLimits, 'zipEncryptSizeMiB'>>(
  limits: Limits,
  dropped: DropLimits | undefined,
): Limits {
  if (!dropped) return limits
  return {
    ...limits,
    maxFiles: Math.min(limits.maxFiles, dropped.maxFiles),
    totalSizeMiB: Math.min(limits.totalSizeMiB, dropped.totalSizeMiB),
    fileSizeMiB: Math.min(limits.fileSizeMiB, dropped.fileSizeMiB),
  }
}

/** The first file of a kind that the page does not take. */
export function findForeignKind(
  files: readonly { name: string }[],
  { extensions }: Pick<DropLimits, 'extensions'>,
): string | undefined {
  if (extensions.length === 0) return undefined
  return files.find(({ name }) => !extensions.includes(fileExtension(name).toLowerCase()))?.name
}
