import type { AnonymisedColumn } from '../../engine/inspection/inspector.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { toInspectionOutcome } from '../core/transfer/inspectionOutcome.ts'
import { readContent } from '../core/transfer/publishedFiles.ts'
import { fileWorkReach, isReady, workOnFile } from './fileWork.ts'
import { loadFile } from './loadFile.ts'
import { progress } from './progress.ts'
import type { Step } from './step.ts'
import { assertFits } from './workTime.ts'

export const inspectReach: Reach = joined(fileWorkReach, { blobs: ['read'], engine: ['inspect'] })

export const inspect: Step = async (context, input) => {
  const { transfers, engine, now } = context
  const { transfer, file } = await loadFile(transfers, input)
  if (!isReady(transfer, file, input) || file.findings) return

  const about = { name: file.name, anonymisedColumns: getAnonymisedColumns(file) }
  await workOnFile(context, input, { transfer, file }, async ({ claim, toSource }) => {
    const content = readContent(transfer.id, file)
    assertFits(context, 'inspect', content)
    await claim.change({ fileState: 'inspecting', inspectionProgress: 0 })
    const { onProgress, settled } = progress(context, inspectionProgress => claim.change({ inspectionProgress }))
    const work = { who: transfer.sender.subject, onProgress }
    try {
      const findings = await engine.inspect(toSource(content), about, work)
      await settled()
      const event = systemEvent('inspect', now(), { transferId: transfer.id, fileId: file.id })
      await claim.change({ ...toInspectionOutcome(findings), findings, inspectionProgress: 100 }, event)
    } finally {
      await settled()
    }
  })
}

/** These methods replace complete values; others may leave parts of a value, so their columns are inspected. */
function getAnonymisedColumns({ anonymisation }: TransferFile): AnonymisedColumn[] {
  const columns = anonymisation?.report?.columns ?? []
  return columns.filter(({ method }) => method === 'sha256' || method === 'fpe_ffx2')
}
