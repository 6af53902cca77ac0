import * as addressBook from './addressBook.ts'
import * as alerts from './alerts.ts'
import * as anonymization from './anonymization.ts'
import * as auth from './auth.ts'
import * as client from './client.ts'
import * as downloads from './downloads.ts'
import * as dropPages from './dropPages.ts'
import * as health from './health.ts'
import * as insights from './insights.ts'
import * as policies from './policies.ts'
import * as receipts from './receipts.ts'
import * as requests from './requests.ts'
import * as search from './search.ts'
import * as transfers from './transfers.ts'

/** A new call needs a contract here, a handler file of the same name, and a test. */
export const contracts = {
  getConfig: client.getConfig,
  getOpenApi: client.getOpenApi,
  collectBrowserError: client.collectBrowserError,
  endSession: auth.endSession,
  resendCode: auth.resendCode,
  previewAnonymization: anonymization.previewAnonymization,
  suggestAnonymization: anonymization.suggestAnonymization,
  createProvisionalTransfer: transfers.createProvisionalTransfer,
  createTransfer: transfers.createTransfer,
  getUploadUrl: transfers.getUploadUrl,
  getPartUrls: transfers.getPartUrls,
  listParts: transfers.listParts,
  completeUpload: transfers.completeUpload,
  finalizeTransfer: transfers.finalizeTransfer,
  sendAgain: transfers.sendAgain,
  retractTransfer: transfers.retractTransfer,
  addRecipients: transfers.addRecipients,
  checkFurtherRecipients: transfers.checkFurtherRecipients,
  retractDelivery: transfers.retractDelivery,
  extendTransfer: transfers.extendTransfer,
  getDeliveryHistory: transfers.getDeliveryHistory,
  getAnyDeliveryHistory: transfers.getAnyDeliveryHistory,
  getReceipt: receipts.getReceipt,
  getAnyReceipt: receipts.getAnyReceipt,
  getReceiptKeys: receipts.getReceiptKeys,
  withdrawWrongRecipient: transfers.withdrawWrongRecipient,
  abandonTransfer: transfers.abandonTransfer,
  reviewTransfer: transfers.reviewTransfer,
  reviewAnyTransfer: transfers.reviewAnyTransfer,
  allowMalware: transfers.allowMalware,
  endMalwareAllowance: transfers.endMalwareAllowance,
  resetPhoneVerification: transfers.resetPhoneVerification,
  prepareRequest: requests.prepareRequest,
  createRequest: requests.createRequest,
  resendRequest: requests.resendRequest,
  getTransfer: requests.getTransfer,
  claimUpload: requests.claimUpload,
  getOwnDropPage: dropPages.getOwnDropPage,
  saveDropPage: dropPages.saveDropPage,
  getDropPage: dropPages.getDropPage,
  enterDropPage: dropPages.enterDropPage,
  searchTransfers: search.searchTransfers,
  countTransfers: search.countTransfers,
  searchAllTransfers: search.searchAllTransfers,
  countAllTransfers: search.countAllTransfers,
  getInsights: insights.getInsights,
  acknowledgeAlerts: alerts.acknowledgeAlerts,
  countNewAlerts: alerts.countNewAlerts,
  noteAlertsSeen: alerts.noteAlertsSeen,
  getAlertSubscription: alerts.getAlertSubscription,
  saveAlertSubscription: alerts.saveAlertSubscription,
  unsubscribeFromAlerts: alerts.unsubscribeFromAlerts,
  listPolicies: policies.listPolicies,
  getPolicyPacks: policies.getPolicyPacks,
  getPolicyForm: policies.getPolicyForm,
  getPolicy: policies.getPolicy,
  createPolicy: policies.createPolicy,
  updatePolicy: policies.updatePolicy,
  deletePolicy: policies.deletePolicy,
  matchPolicies: policies.matchPolicies,
  simulatePolicy: policies.simulatePolicy,
  getAddressBook: addressBook.getAddressBook,
  removeFromAddressBook: addressBook.removeFromAddressBook,
  getHealth: health.getHealth,
  live: health.live,
  ready: health.ready,
  getDownload: downloads.getDownload,
  getDownloadFile: downloads.getDownloadFile,
  reportDownload: downloads.reportDownload,
  askMoreTime: downloads.askMoreTime,
  trustDevice: downloads.trustDevice,
  forgetDevice: downloads.forgetDevice,
}
