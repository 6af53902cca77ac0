import { createProvisionalTransfer, type DeclaredFile } from '../../../../../shared/contract/transfers.ts'
import { isAnonymised } from '../../../../../shared/domain/anonymisation.ts'
import type { TransferLimits } from '../../../../../shared/domain/limits.ts'
import { safeFilePath } from '../../../../../shared/domain/text.ts'
import { choosing } from '../../../../../shared/texts/en/choosing.ts'
import { fieldTexts } from '../../../../../shared/texts/en/fields.ts'
import { csvFiles } from '../../../../../shared/texts/en/send.ts'
import type { ChosenFile, FileToSend, MissingFile } from '../../../files/chosenFile.ts'
import { filesFault, singleFileFault } from '../../../files/filesFaults.ts'
import { hasSameName } from '../../../files/sameName.ts'
import { noRecipients, recipientFault, type TypedRecipients } from '../../../recipients/typedRecipients.ts'
import { firstFault } from '../../../texts/faults.ts'
import type { Options } from '../options/options.ts'

const Body = createProvisionalTransfer.body.shape

export type Draft = TypedRecipients & {
  files: readonly FileToSend[]
  missing: readonly MissingFile[]
  isMessageOn: boolean
  message: string
  /** From the sending that this one resumes. */
  earlierOptions?: Partial<Options>
}

export type DraftField = 'files' | 'recipientName' | 'recipient' | 'message'

export type DraftFaults = {
  fields: Partial<Record<DraftField, string>>
  /** The keys are file numbers. */
  files: ReadonlyMap<number, string>
}

export const emptyDraft: Draft = {
  files: [],
  missing: [],
  ...noRecipients,
  isMessageOn: true,
  message: '',
}

/** Of the organisation. */
export type DraftLimits = TransferLimits & { maxRecipients?: number | undefined }

/** The specification's words (section 5). */
export function findFaults(draft: Draft, limits: DraftLimits): DraftFaults {
  const { recipientName, isMessageOn, message } = draft
  const found: Record<DraftField, string | undefined> = {
    files: draft.missing.length > 0 ? fieldTexts.required : filesFault(draft.files, limits),
    recipientName: firstFault(Body.recipientName, recipientName.trim()),
    recipient: recipientFault(draft, limits.maxRecipients),
    message: isMessageOn ? (isBlank(message) ? fieldTexts.required : firstFault(Body.message, message)) : undefined,
  }
  const fields = Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
  return { fields, files: faultsOfSingleFiles(draft.files, limits) }
}

export function isValid(faults: DraftFaults): boolean {
  return Object.keys(faults.fields).length === 0 && faults.files.size === 0
}

/** '3 files, 2 MB in total'; undefined without files. */
export function describeSum({ files }: Draft): string | undefined {
  if (files.length === 0) return undefined
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return choosing.sum(files.length, bytes)
}

/** Names include their folders. */
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
 * A file with a missing one's name replaces it and keeps its rules.
 * @returns the new lists, and the paths already listed
 */
export function addFiles(
  files: readonly FileToSend[],
  chosen: readonly ChosenFile[],
  missing: readonly MissingFile[] = [],
) {
  const list = [...files]
  const stillMissing = [...missing]
  const known = new Set(files.map(toIdentity))
  const alreadyThere: string[] = []
  let tempId = [...files, ...missing].reduce((highest, file) => Math.max(highest, file.tempId), 0)
  for (const file of chosen) {
    const identity = toIdentity(file)
    const place = getPlace(file, stillMissing)
    if (known.has(identity)) alreadyThere.push(file.path)
    else if (place) list.push(fillMissing(stillMissing.splice(stillMissing.indexOf(place), 1)[0] ?? place, file))
    else list.push({ ...safelyNamed(file), tempId: ++tempId })
    known.add(identity)
  }
  return { files: list.toSorted((one, other) => one.tempId - other.tempId), missing: stillMissing, alreadyThere }
}

export function withOpened(
  { files, missing }: Draft,
  opened: ReadonlyMap<number, Pick<ChosenFile, 'file' | 'handle'>>,
): Pick<Draft, 'files' | 'missing'> {
  const found = missing.flatMap(missingFile => {
    const file = opened.get(missingFile.tempId)
    return file ? [fillMissing(missingFile, file)] : []
  })
  return {
    files: [...files, ...found].toSorted((one, other) => one.tempId - other.tempId),
    missing: missing.filter(({ tempId }) => !opened.has(tempId)),
  }
}

/** Same folder, size and time count, in this order. */
function getPlace({ path, file }: ChosenFile, missing: readonly MissingFile[]): MissingFile | undefined {
  const rank = (missingFile: MissingFile) =>
    4 * Number((missingFile.renamedFrom ?? missingFile.path) === path) +
    2 * Number(missingFile.size === file.size) +
    Number(missingFile.lastModified === file.lastModified)
  return missing
    .filter(missingFile => hasSameName(path, missingFile.path))
    .toSorted((one, other) => rank(other) - rank(one))[0]
}

/** Rules name columns by position. */
function fillMissing({ size, lastModified, ...missingFile }: MissingFile, chosen: Pick<ChosenFile, 'file' | 'handle'>) {
  const { file, handle = missingFile.handle } = chosen
  const isSame = file.size === size && file.lastModified === lastModified
  const found: FileToSend = { ...missingFile, file, ...(handle && { handle }) }
  return missingFile.anonymisation && !isSame ? { ...found, toCheck: 'changed' as const } : found
}

/** Two names with an invisible difference are two files. */
function toIdentity({ path, renamedFrom = path, file: { size, lastModified } }: ChosenFile & Partial<FileToSend>) {
  return JSON.stringify([renamedFrom, size, lastModified])
}

function safelyNamed(file: ChosenFile): ChosenFile & Pick<FileToSend, 'renamedFrom'> {
  const path = safeFilePath(file.path)
  return path === file.path ? file : { ...file, path, renamedFrom: file.path }
}

function faultsOfSingleFiles(files: readonly FileToSend[], limits: TransferLimits): Map<number, string> {
  const faults = new Map<number, string>()
  for (const chosen of files) {
    const { tempId, path: name, file, wasAnonymised, anonymisation, toCheck } = chosen
    const isOpen = wasAnonymised && anonymisation === undefined
    const text =
      singleFileFault(chosen, limits) ??
      firstFault(Body.files, [{ name, size: file.size, tempId }]) ??
      (isOpen ? csvFiles.chooseAgain : undefined) ??
      (toCheck && csvFiles.toCheck[toCheck])
    if (text) faults.set(tempId, text)
  }
  return faults
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
