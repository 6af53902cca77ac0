import type { TransferState } from '../domain/transfer.ts'

/** Section 4 of the specification. */
export const stateTexts: Record<TransferState, { label: string; meaning: string }> = {
  provisional: { label: 'In Progress', meaning: 'Transfer process is being initiated' },
  requested: { label: 'Requested', meaning: 'Waiting for recipient to upload files' },
  uploading: { label: 'Uploading', meaning: 'Files are being uploaded' },
  processing: { label: 'Processing', meaning: 'Files are being processed' },
  active: { label: 'Active', meaning: 'Files shared with the recipient' },
  failed: { label: 'Failed', meaning: 'The transfer could not be completed' },
  expired: { label: 'Expired', meaning: 'Transfer has expired' },
  retracted: { label: 'Revoked', meaning: 'Transfer was revoked' },
}

const unknownState = { label: 'Unknown', meaning: 'This page does not know this state yet. Please reload it.' }

/** The texts of a state, also for a state that a newer server added. */
export function stateText(state: TransferState) {
  return stateTexts[state] ?? unknownState
}

export const transferTexts = {
  retractRefused: 'Only the transfers in active or requested state can be retracted.',
  expiredTitle: 'Transfer Expired!',
  expired:
    'The file(s) you are trying to download is/are no longer available. You may request the sender to reinitiate the transfer.',
}
