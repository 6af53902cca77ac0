import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type DeliveryReceipt, ReceiptKeys } from '../shared/domain/deliveryReceipt.ts'
import { findReceipt } from '../shared/domain/findReceipt.ts'
import { toVisible } from '../shared/domain/text.ts'
import { tolerant } from '../shared/domain/tolerantReader.ts'
import { type ReceiptRefusal, verifyReceipt } from '../shared/domain/verifyReceipt.ts'

const USAGE = `Verify a receipt of a delivery, offline:
  npx node bin/verifyReceipt.ts <receipt.jws or .pdf> <keys.json> [files that were delivered]
The keys are the reply of <address of the installation>/api/receipts/keys. The exit code is 0 for a genuine receipt that has every
given file, and 1 otherwise.`

const refusals: Record<ReceiptRefusal, string> = {
  malformed: 'This is no receipt, or not all of it: it proves nothing.',
  unknownKey: 'None of these keys signed this receipt: it proves nothing. Were the keys of its installation given?',
  forged: 'The signature is not of this content: the receipt was changed, and proves nothing.',
  unsupported: 'The receipt is of a later version. Verify it with a later version of this command.',
}

/** @returns whether everything given is genuine */
async function verify([receiptFile, keysFile, ...files]: string[]): Promise<boolean> {
  if (receiptFile === undefined || keysFile === undefined) throw new Error(USAGE)
  const keys = tolerant(ReceiptKeys).safeParse(JSON.parse(await readFile(keysFile, 'utf8')))
  if (!keys.success) throw new Error(`${keysFile} is no JWK set of an installation.`)
  const { receipt, refusal } = await verifyReceipt(findReceipt(await readFile(receiptFile)) ?? '', keys.data)
  if (refusal) {
    console.log(refusals[refusal])
    return false
  }
  console.log(describe(receipt))
  const found = await Promise.all(files.map(file => isDelivered(file, receipt)))
  return found.every(Boolean)
}

function describe({ organisation, issuer, issuedAt, deliveryId, sender, recipient, files, archive }: DeliveryReceipt) {
  const contents = [...(archive ? [archive] : []), ...files]
  return [
    `The receipt is genuine: ${toVisible(organisation)} (${toVisible(issuer)}) issued it at ${issuedAt}.`,
    `Delivery ${deliveryId} from ${toVisible(sender ?? organisation)} to ${toVisible(recipient)}:`,
    ...contents.map(({ name, size, sha256 }) => `  ${sha256}  ${size} bytes  ${toVisible(name)}`),
  ].join('\n')
}

async function isDelivered(file: string, { files, archive }: DeliveryReceipt): Promise<boolean> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const digest = hash.digest('hex')
  const found = [...(archive ? [archive] : []), ...files].find(({ sha256 }) => sha256 === digest)
  console.log(found ? `${file} is ${toVisible(found.name)} of the receipt.` : `${file} is no file of the receipt.`)
  return found !== undefined
}

verify(process.argv.slice(2)).then(
  isGenuine => {
    process.exitCode = isGenuine ? 0 : 1
  },
  error => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
