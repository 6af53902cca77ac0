import { answerAlerts } from './alerts.ts'
import { answerFlows, answerRanking, answerWeekdays } from './charts.ts'
import { answerBehaviours, answerFirstDownloads, answerHighlights } from './highlights.ts'
import { answerPerInterval, answerVolume } from './overTime.ts'
import type { Answers } from './question.ts'
import { answerMistakes, answerSensitive, answerTransfers, findNew, findSpikes } from './security.ts'

/** Beyond six partners the specification's chart has a group of others. */
const PARTNERS = 6

export const answers: Answers = {
  activityHighlights: answerHighlights,
  transfersPerInterval: answerPerInterval,
  dataVolume: answerVolume,
  weekdays: answerWeekdays,
  topPartners: (parts, question) => answerRanking(parts, question, 'partner', PARTNERS),
  topSenders: (parts, question) => answerRanking(parts, question, 'sender'),
  topReceivers: (parts, question) => answerRanking(parts, question, 'recipient'),
  topInfotypes: (parts, question) => answerRanking(parts, question, 'infotype'),
  fileTypes: (parts, question) => answerRanking(parts, question, 'fileExtension'),
  flows: answerFlows,
  behaviours: answerBehaviours,
  firstDownloads: answerFirstDownloads,
  async newSenders(parts, question) {
    const { found, total, change } = await findNew(parts, question, 'sender')
    return { newSenders: found, total, newSendersChange: change }
  },
  async newDomains(parts, question) {
    const { found, total, change } = await findNew(parts, question, 'partner')
    return { newDomains: found, total, newDomainsChange: change }
  },
  async newRecipients(parts, question) {
    const { found, total, change } = await findNew(parts, question, 'recipient')
    return { newRecipients: found, total, newRecipientsChange: change }
  },
  sendersSpike: async (parts, question) => ({ sendersSpike: await findSpikes(parts, question, 'sender') }),
  domainsSpike: async (parts, question) => ({ domainsSpike: await findSpikes(parts, question, 'partner') }),
  recipientsSpike: async (parts, question) => ({ recipientsSpike: await findSpikes(parts, question, 'recipient') }),
  sensitiveInfotypes: answerSensitive,
  mistakes: answerMistakes,
  transfers: answerTransfers,
  alerts: answerAlerts,
}
