import type * as z from 'zod'
import { createProvisionalTransfer, type DeclaredFile } from '../../../../shared/contract/transfers.ts'
import { isAnonymised } from '../../../../shared/domain/anonymisation.ts'
import { EmailAddress } from '../../../../shared/domain/email.ts'
import { type FilesFault, faultOfFiles, type TransferLimits } from '../../../../shared/domain/limits.ts'
import { safeFilePath } from '../../../../shared/domain/text.ts'
import { anonymiseDialogTexts } from '../../../../shared/texts/anonymiseDialog.ts'
import { fieldTexts } from '../../../../shared/texts/fields.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import type { ChosenFile, FileToSend } from '../../files/chosenFile.ts'
import type { Options } from './options.ts'

const Body = createProvisionalTransfer.body.shape

/** Step 1 as the sender filled it in. */
export type Draft = {
  files: readonly FileToSend[]
  recipientName: string
  recipient: string
  isMessageOn: boolean
  message: string
  /** It goes on from a sending that had these options: it has them again, unless the sender says otherwise. */
  earlierOptions?: Partial<Options>
}

export type DraftField = 'files' | 'recipientName' | 'recipient' | 'message'

export type DraftFaults = {
  /** What each field says when it is wrong. */
  fields: Partial<Record<DraftField, string>>
  /** What single files of the list say, by their number. */
  files: ReadonlyMap<number, string>
}

export const emptyDraft: Draft = { files: [], recipientName: '', recipient: '', isMessageOn: true, message: '' }

/** Everything that is wrong with a draft; the specification's words (section 5). */
export function faultsOf(draft: Draft, limits: TransferLimits): DraftFaults {
  const { recipientName, recipient, isMessageOn, message } = draft
  const found: Record<DraftField, string | undefined> = {
    files: textOf(
      faultOfFiles(
        draft.files.map(({ file }) => file),
        limits,
      ),
    ),
    recipientName: firstIssue(Body.recipientName, recipientName.trim()),
    recipient: isBlank(recipient) ? fieldTexts.required : firstIssue(EmailAddress, recipient),
    message: isMessageOn ? (isBlank(message) ? fieldTexts.required : firstIssue(Body.message, message)) : undefined,
  }
  const fields = Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
  return { fields, files: faultsOfSingleFiles(draft.files, limits) }
}

export function isValid(faults: DraftFaults): boolean {
  return Object.keys(faults.fields).length === 0 && faults.files.size === 0
}

/** The address as it is stored and written to. */
export function recipientOf(draft: Draft): string {
  return EmailAddress.parse(draft.recipient)
}

/** How many files there are, and how large they are together; nothing while there are none. */
export function sumOf({ files }: Draft): string | undefined {
  if (files.length === 0) return undefined
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return `${countFiles(files.length)}, ${formatBytes(bytes)} in total`
}

/** The files as the contract declares them: the folders in which they stood are part of their names. */
export function declaredFiles(draft: Draft): DeclaredFile[] {
  return draft.files.map(({ tempId, path, anonymisation, file: { size, type } }) => ({
    tempId,
    name: path,
    size,
    ...(type === '' ? {} : { contentType: type }),
    ...(isAnonymised(anonymisation) ? { anonymizationPolicy: anonymisation } : {}),
  }))
}

/**
 * Appends files under the names that the server gives them, leaving out those that are already in the list.
 * @returns the new list, and the paths that were left out
 */
export function addFiles(files: readonly FileToSend[], chosen: readonly ChosenFile[]) {
  const list = [...files]
  const known = new Set(files.map(identityOf))
  const alreadyThere: string[] = []
  let tempId = files.reduce((highest, file) => Math.max(highest, file.tempId), 0)
  for (const file of chosen) {
    const identity = identityOf(file)
    if (known.has(identity)) alreadyThere.push(file.path)
    else list.push({ ...safelyNamed(file), tempId: ++tempId })
    known.add(identity)
  }
  return { files: list, alreadyThere }
}

/** By what a file is known again. Two names that only differ unseen are two files. */
function identityOf({ path, renamedFrom = path, file: { size, lastModified } }: ChosenFile & Partial<FileToSend>) {
  return JSON.stringify([renamedFrom, size, lastModified])
}

function safelyNamed(file: ChosenFile): ChosenFile & Pick<FileToSend, 'renamedFrom'> {
  const path = safeFilePath(file.path)
  return path === file.path ? file : { ...file, path, renamedFrom: file.path }
}

function faultsOfSingleFiles(files: readonly FileToSend[], limits: TransferLimits): Map<number, string> {
  const faults = new Map<number, string>()
  for (const { tempId, path, file, wasAnonymised, anonymisation } of files) {
    const { name, size } = { name: path, size: file.size }
    const fault = faultOfFiles([{ name, size }], { ...limits, totalSizeMiB: Number.POSITIVE_INFINITY })
    const isOpen = wasAnonymised && anonymisation === undefined
    const text =
      textOf(fault) ??
      firstIssue(Body.files, [{ name, size, tempId }]) ??
      (isOpen ? anonymiseDialogTexts.chooseAgain : undefined)
    if (text) faults.set(tempId, text)
  }
  return faults
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

function textOf(fault: FilesFault | undefined): string | undefined {
  if (!fault) return undefined
  if (fault.kind === 'none') return fieldTexts.filesRequired
  if (fault.kind === 'tooMany') return fieldTexts.maxFiles(fault.allowed)
  if (fault.kind === 'fileTooLarge') return fieldTexts.fileTooLarge(fault.allowedBytes)
  return fieldTexts.totalTooLarge(fault.allowedBytes)
}
