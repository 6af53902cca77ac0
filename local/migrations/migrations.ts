import { initial } from './0001-initial.ts'
import { multipart } from './0002-multipart.ts'
import { requestsAndCodes } from './0003-requestsAndCodes.ts'
import { realUse } from './0004-realUse.ts'
import { lists } from './0005-lists.ts'
import { hardening } from './0006-hardening.ts'
import { addressWords } from './0007-addressWords.ts'
import { rights } from './0008-rights.ts'
import { memberCaps } from './0009-memberCaps.ts'
import { plainLists } from './0010-plainLists.ts'
import { auditReplace } from './0011-auditReplace.ts'
import { policies } from './0012-policies.ts'
import { exchanges } from './0013-exchanges.ts'
import { usage } from './0014-usage.ts'
import { health } from './0015-health.ts'
import { addressBook } from './0016-addressBook.ts'
import { wrongRecipients } from './0017-wrongRecipients.ts'
import { insights } from './0018-insights.ts'
import { alerts } from './0019-alerts.ts'
import { mistakeTimes } from './0020-mistakeTimes.ts'
import { alertLanguages } from './0021-alertLanguages.ts'
import { auditAges } from './0022-auditAges.ts'
import { malware } from './0023-malware.ts'
import { earlyWork } from './0024-earlyWork.ts'
import { deliverySteps } from './0025-deliverySteps.ts'
import { dropPages } from './0026-dropPages.ts'
import { grace } from './0027-grace.ts'
import { trustedDevices } from './0028-trustedDevices.ts'
import { deliveryFigures } from './0029-deliveryFigures.ts'

/** In order. The number of a schema is its position, from 1; a released migration never changes. */
export const migrations: readonly string[] = [
  initial,
  multipart,
  requestsAndCodes,
  realUse,
  lists,
  hardening,
  addressWords,
  rights,
  memberCaps,
  plainLists,
  auditReplace,
  policies,
  exchanges,
  usage,
  health,
  addressBook,
  wrongRecipients,
  insights,
  alerts,
  mistakeTimes,
  alertLanguages,
  auditAges,
  malware,
  earlyWork,
  deliverySteps,
  dropPages,
  grace,
  trustedDevices,
  deliveryFigures,
]
