import { choosing } from '../../../../shared/texts/en/choosing.ts'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'

export type ReceiptFile = { tempId: number; name: string; size: number; sha256?: string | undefined }

type HandedOver = { asker: string; at: string; files: readonly ReceiptFile[] }

export function receiptText({ asker, at, files }: HandedOver): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return [
    texts.receiptPanel,
    '',
    texts.line(texts.handedTo, asker),
    texts.line(texts.handedAt, texts.at(formatDateTime(at), at)),
    '',
    ...files.flatMap(({ name, size, sha256 }, index) => [
      `${index + 1}. ${name}`,
      `   ${texts.exactSize(size)}`,
      `   ${texts.line(texts.checksum, sha256 ?? texts.noChecksum)}`,
    ]),
    '',
    texts.line(texts.total, choosing.sum(files.length, bytes)),
    '',
    texts.receiptMail,
    '',
  ].join('\n')
}
