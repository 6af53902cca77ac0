import type { UploadTexts } from '../../../../shared/texts/en/upload.ts'

export type ReceiptFile = { tempId: number; name: string; size: number; sha256?: string | undefined }

type HandedOver = { asker: string; at: string; files: readonly ReceiptFile[] }

export function receiptText({ asker, at, files }: HandedOver, texts: UploadTexts): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return [
    texts.receiptPanel,
    '',
    `${texts.handedTo}: ${asker}`,
    `${texts.handedAt}: ${texts.when(at)} (${at})`,
    '',
    ...files.flatMap(({ name, size, sha256 }, index) => [
      `${index + 1}. ${name}`,
      `   ${texts.exactSize(size)}`,
      `   ${texts.checksum}: ${sha256 ?? texts.noChecksum}`,
    ]),
    '',
    `${texts.total}: ${texts.choosing.sum(files.length, bytes)}`,
    '',
    texts.receiptMail,
    '',
  ].join('\n')
}
