import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { contracts } from '../shared/contract/table.ts'
import { person } from '../test/harness/person.ts'
import { fullOrBrief } from './brief.ts'

const FILE_BYTES = fullOrBrief(1e9, 1e7)
const POLL_MILLISECONDS = 500

export type BigTransfer = { uploadSeconds: number; processSeconds: number }

// Sends files of 1 GB until `load.ts` disconnects.
const [origin = '', email = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
const sender = await person(origin, email)
while (process.connected) process.send?.(await sendOne())

async function sendOne(): Promise<BigTransfer> {
  const files = [{ name: 'film.mov', size: FILE_BYTES, tempId: 0 }]
  const { transferId: id } = await sender.call(contracts.createProvisionalTransfer, {
    body: { files, message: 'The film.', recipient: 'rita@partner.example' },
  })
  const created = await sender.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
  const fileId = created.files[0]?.id ?? ''
  const answer = await sender.call(contracts.getUploadUrl, { params: { id, fileId } })
  if (!('url' in answer)) throw new Error('Only a URL for the whole file was asked for.')

  const started = performance.now()
  await put(answer.url)
  await sender.call(contracts.completeUpload, { params: { id, fileId } })
  const uploaded = performance.now()
  await sender.finalize(id)
  while ((await sender.review(id)).transfer.transferState === 'processing') {
    await new Promise(resolve => setTimeout(resolve, POLL_MILLISECONDS))
  }
  const { transferState } = (await sender.review(id)).transfer
  if (transferState !== 'active') throw new Error(`The transfer of 1 GB became ${transferState}.`)
  return { uploadSeconds: (uploaded - started) / 1000, processSeconds: (performance.now() - uploaded) / 1000 }
}

async function put(url: string) {
  const chunk = randomBytes(1e6)
  const sent = request(url, { method: 'PUT', headers: { 'content-length': FILE_BYTES } })
  const answered = once(sent, 'response')
  for (let left = FILE_BYTES; left > 0; left -= chunk.length) {
    if (!sent.write(chunk.subarray(0, left))) await once(sent, 'drain')
  }
  sent.end()
  const [response] = (await answered) as [IncomingMessage]
  response.resume()
  if (response.statusCode !== 200) throw new Error(`The upload of 1 GB was answered ${response.statusCode}.`)
}
