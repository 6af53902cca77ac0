import { parentPort, workerData } from 'node:worker_threads'
import type { PinnedTemplateSet } from '../shared/domain/transfer.ts'
import { type HistoryOf, organisationHistory } from '../test/harness/organisationHistory.ts'
import { type Keys, noRows, rowMaker } from './listsRows.ts'

export type MakerOf = { history: HistoryOf; keys: Keys; templateSet: PinnedTemplateSet }
export type Part = { from: number; to: number }

// A thread that makes and encrypts rows for the writer.
const { history, keys, templateSet } = workerData as MakerOf
const maker = rowMaker(keys, templateSet)

parentPort?.on('message', (part: Part) => {
  const rows = noRows()
  for (const transfer of organisationHistory({ ...history, ...part })) maker.add(rows, maker.withSecrets(transfer))
  parentPort?.postMessage(rows)
})
