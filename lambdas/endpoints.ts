import type { contracts } from '../shared/contract/table.ts'
import { handler as getAddressBook } from './addressBook/getAddressBook.ts'
import { handler as removeFromAddressBook } from './addressBook/removeFromAddressBook.ts'
import { handler as acknowledgeAlerts } from './alerts/acknowledgeAlerts.ts'
import { handler as countNewAlerts } from './alerts/countNewAlerts.ts'
import { handler as getAlertSubscription } from './alerts/getAlertSubscription.ts'
import { handler as noteAlertsSeen } from './alerts/noteAlertsSeen.ts'
import { handler as saveAlertSubscription } from './alerts/saveAlertSubscription.ts'
import { handler as unsubscribeFromAlerts } from './alerts/unsubscribeFromAlerts.ts'
import { handler as previewAnonymization } from './anonymization/previewAnonymization.ts'
import { handler as suggestAnonymization } from './anonymization/suggestAnonymization.ts'
import { handler as endSession } from './auth/endSession.ts'
import { handler as resendCode } from './auth/resendCode.ts'
import { handler as collectBrowserError } from './client/collectBrowserError.ts'
import { handler as getConfig } from './client/getConfig.ts'
import { handler as getOpenApi } from './client/getOpenApi.ts'
import type { Endpoint } from './core/request/endpoint.ts'
import { handler as getDownload } from './downloads/getDownload.ts'
import { handler as getDownloadFile } from './downloads/getDownloadFile.ts'
import { handler as getHealth } from './health/getHealth.ts'
import { handler as live } from './health/live.ts'
import { handler as ready } from './health/ready.ts'
import { handler as getInsights } from './insights/getInsights.ts'
import { handler as createPolicy } from './policies/createPolicy.ts'
import { handler as deletePolicy } from './policies/deletePolicy.ts'
import { handler as getPolicy } from './policies/getPolicy.ts'
import { handler as getPolicyForm } from './policies/getPolicyForm.ts'
import { handler as getPolicyPacks } from './policies/getPolicyPacks.ts'
import { handler as listPolicies } from './policies/listPolicies.ts'
import { handler as matchPolicies } from './policies/matchPolicies.ts'
import { handler as simulatePolicy } from './policies/simulatePolicy.ts'
import { handler as updatePolicy } from './policies/updatePolicy.ts'
import { handler as claimUpload } from './requests/claimUpload.ts'
import { handler as createRequest } from './requests/createRequest.ts'
import { handler as getTransfer } from './requests/getTransfer.ts'
import { handler as prepareRequest } from './requests/prepareRequest.ts'
import { handler as resendRequest } from './requests/resendRequest.ts'
import { handler as countAllTransfers } from './search/countAllTransfers.ts'
import { handler as countTransfers } from './search/countTransfers.ts'
import { handler as searchAllTransfers } from './search/searchAllTransfers.ts'
import { handler as searchTransfers } from './search/searchTransfers.ts'
import { handler as abandonTransfer } from './transfers/abandonTransfer.ts'
import { handler as completeUpload } from './transfers/completeUpload.ts'
import { handler as createProvisionalTransfer } from './transfers/createProvisionalTransfer.ts'
import { handler as createTransfer } from './transfers/createTransfer.ts'
import { handler as finalizeTransfer } from './transfers/finalizeTransfer.ts'
import { handler as getPartUrls } from './transfers/getPartUrls.ts'
import { handler as getUploadUrl } from './transfers/getUploadUrl.ts'
import { handler as listParts } from './transfers/listParts.ts'
import { handler as resetPhoneVerification } from './transfers/resetPhoneVerification.ts'
import { handler as retractTransfer } from './transfers/retractTransfer.ts'
import { handler as reviewAnyTransfer } from './transfers/reviewAnyTransfer.ts'
import { handler as reviewTransfer } from './transfers/reviewTransfer.ts'
import { handler as sendAgain } from './transfers/sendAgain.ts'
import { handler as withdrawWrongRecipient } from './transfers/withdrawWrongRecipient.ts'

/** The type ensures that none is missing. */
export const endpoints: Record<keyof typeof contracts, Endpoint> = {
  getConfig,
  getOpenApi,
  collectBrowserError,
  endSession,
  resendCode,
  previewAnonymization,
  suggestAnonymization,
  createProvisionalTransfer,
  createTransfer,
  getUploadUrl,
  getPartUrls,
  listParts,
  completeUpload,
  finalizeTransfer,
  sendAgain,
  retractTransfer,
  withdrawWrongRecipient,
  abandonTransfer,
  reviewTransfer,
  reviewAnyTransfer,
  resetPhoneVerification,
  prepareRequest,
  createRequest,
  resendRequest,
  getTransfer,
  claimUpload,
  searchTransfers,
  countTransfers,
  searchAllTransfers,
  countAllTransfers,
  getInsights,
  acknowledgeAlerts,
  countNewAlerts,
  noteAlertsSeen,
  getAlertSubscription,
  saveAlertSubscription,
  unsubscribeFromAlerts,
  listPolicies,
  getPolicyPacks,
  getPolicyForm,
  getPolicy,
  createPolicy,
  updatePolicy,
  deletePolicy,
  matchPolicies,
  simulatePolicy,
  getAddressBook,
  removeFromAddressBook,
  getHealth,
  live,
  ready,
  getDownload,
  getDownloadFile,
}
