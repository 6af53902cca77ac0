import * as auth from './auth.ts'
import * as client from './client.ts'
import * as downloads from './downloads.ts'
import * as sends from './sends.ts'
import * as transfers from './transfers.ts'
import * as uploads from './uploads.ts'

/** Every call of the API. Adding one is a contract here, a handler file of the same name, and a test. */
export const contracts = {
  getConfig: client.getConfig,
  getOpenApi: client.getOpenApi,
  collectBrowserError: client.collectBrowserError,
  endSession: auth.endSession,
  createProvisionalTransfer: sends.createProvisionalTransfer,
  createTransfer: sends.createTransfer,
  getUploadUrl: uploads.getUploadUrl,
  getPartUrls: uploads.getPartUrls,
  listParts: uploads.listParts,
  completeUpload: uploads.completeUpload,
  finalizeTransfer: transfers.finalizeTransfer,
  retractTransfer: transfers.retractTransfer,
  reviewTransfer: transfers.reviewTransfer,
  getDownload: downloads.getDownload,
  getDownloadFile: downloads.getDownloadFile,
}
