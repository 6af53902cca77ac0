import type { Alert } from '../../shared/domain/insights/alert.ts'
import type { Policy } from '../../shared/domain/policies/policy.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { namesPerson } from '../core/transfer/isOfPerson.ts'
import { getVisibleSender } from '../core/transfer/visibleSender.ts'
import type { AuditEvent } from '../ports/audit.ts'
import type { KnownPerson, PersonRecords } from '../ports/people.ts'

// Lists of what is exported, so that a new field is not until it is listed. A copy for one person must not name others where
// the product did not (GDPR, Article 15(4)): https://eur-lex.europa.eu/eli/reg/2016/679/oj

/** Of what the person sent or asked for. */
const sentFields = [
  ...['senderLanguage', 'recipientName', 'message', 'acknowledgement', 'sendEmailNotification', 'expiryDays'],
  ...['sendDownloadNotice'],
  ...['remindAt', 'failureReason', 'isAnonymousTransfer', 'isSignInRequired', 'isPasswordProtected', 'trackingId'],
  ...['senderGroups', 'rvReasons', 'wasMistake', 'isWrongRecipient', 'newId', 'previousId', 'linkMail', 'stoppedIn'],
  ...['isUndone', 'undoUntil', 'releasedAt'],
] as const satisfies readonly (keyof Transfer)[]

const commonFields = [
  ...['id', 'transferState', 'createdAt', 'finalizedAt', 'expiryDate', 'recipient', 'downloadCount'],
  ...['firstDownloadAt', 'withdrawnAt', 'erasedAt'],
] as const satisfies readonly (keyof Transfer)[]

const sentFileFields = [
  ...['name', 'size', 'contentType', 'fileState', 'findings', 'secondLook', 'inspectionType', 'errorReason'],
] as const satisfies readonly (keyof TransferFile)[]

export function toExportedTransfer(transfer: Transfer, person: KnownPerson) {
  const { sender, request, phoneVerification, templateSet, policies, files } = transfer
  const isSent = person.subjects.includes(sender.subject) || namesPerson(sender.email, person)
  const isReceived = namesPerson(transfer.recipient, person)
  return {
    ...pick(transfer, commonFields),
    isSent,
    isReceived,
    isRequest: request !== undefined,
    claimedAt: request?.responder?.claimedAt,
    phone: phoneVerification?.maskedPhone || undefined,
    ...(isSent
      ? {
          ...pick(transfer, sentFields),
          sender: pick(sender, ['subject', 'email']),
          templateSet: templateSet?.name,
          policies: policies?.map(policy => pick(policy, ['name', 'mode'])),
          files: files.map(file => pick(file, sentFileFields)),
        }
      : toReceived(transfer)),
  }
}

/** What its link shows. */
function toReceived(transfer: Transfer) {
  const { request, transferState, isWrongRecipient, recipientName, message, files } = transfer
  const wasReleased = transferState === 'active' || transferState === 'expired' || transferState === 'retracted'
  // What was meant for another person, or never released, stays with its sender.
  if (isWrongRecipient || !(wasReleased || request)) return { recipientName }
  return {
    recipientName,
    message,
    sender: { email: getVisibleSender(transfer) },
    files: files.map(file => pick(file, ['name', 'size'])),
  }
}

export function toExportedRecords(records: PersonRecords, person: KnownPerson, transfers: readonly Transfer[]) {
  const { subjects } = person
  const own = ({ subject }: { subject: string }) => (subjects.includes(subject) ? { subject } : {})
  const received = transfers.filter(({ recipient }) => namesPerson(recipient, person)).map(({ id }) => id)
  return {
    directory: records.directory.map(one => pick(one, ['subject', 'email', 'name', 'groups'])),
    sessions: records.sessions.map(one => pick(one, ['subject', 'notBefore', 'rightsLimit'])),
    addressBooks: records.addressBooks.map(one => ({ ...own(one), ...pick(one, ['address', 'name', 'lastUsedAt']) })),
    dropPages: records.dropPages.map(({ rules, ...one }) => ({
      ...pick(one, ['subject', 'email', 'isOn', 'endsAt']),
      ...pick(rules, ['title', 'message', 'visitors', 'expiryDays']),
    })),
    phones: records.phones.map(one => ({ ...own(one), ...pick(one, ['recipient', 'maskedPhone']) })),
    trustedDevices: records.trustedDevices.map(one => pick(one, ['codesTo', 'trustedAt', 'expiresAt'])),
    usage: records.usage.map(one => ({ ...own(one), ...pick(one, ['recipient', 'count', 'lastAt']) })),
    alerts: records.alerts.map(alert => toExportedAlert(alert, person)),
    alertReaders: records.alertReaders.map(one => pick(one, ['subject', 'email', 'activeAt', 'seenAt'])),
    audit: records.audit.map(event => toExportedEvent(event, subjects, received)),
    messages: records.messages.map(({ to, subject, sentAt }) => {
      const isToOther = to.includes('@') && !namesPerson(to, person)
      return isToOther ? { sentAt } : { to, subject, sentAt }
    }),
  }
}

function toExportedAlert(alert: Alert, person: KnownPerson) {
  const { sender, recipient, acknowledgement } = alert
  return {
    ...pick(alert, ['kind', 'createdAt', 'domain', 'transferId', 'infoTypes', 'count', 'average', 'day']),
    ...(namesPerson(sender, person) && { sender }),
    ...(namesPerson(recipient, person) && { recipient }),
    ...(acknowledgement &&
      namesPerson(acknowledgement.by, person) && { acknowledgement: pick(acknowledgement, ['at', 'by', 'note']) }),
  }
}

/** Link holders are `anyone`: of a transfer to the person, that is the person. */
function toExportedEvent(event: AuditEvent, subjects: readonly string[], received: readonly string[]) {
  const { actor, transferId = '' } = event
  const isOwn = subjects.includes(actor)
  const isByLink = actor === 'anyone' && received.includes(transferId)
  return {
    ...pick(event, ['at', 'action', 'result', 'transferId', 'fileId']),
    actor: isOwn || ['anyone', 'system', 'operator'].includes(actor) ? actor : 'another member',
    ...((isOwn || isByLink) && pick(event, ['source'])),
    ...(isOwn && pick(event, ['detail'])),
  }
}

/** Whether it names the person, and where, without the other people in it. */
export function toExportedPolicy(policy: Policy, { address, subjects }: KnownPerson) {
  const { updatedBy, conditions } = policy
  const named = conditions.filter(({ values }) => values.some(value => namesPerson(String(value), { address })))
  return {
    ...pick(policy, ['id', 'version', 'name', 'mode', 'lastUpdated']),
    isUpdatedByPerson: subjects.includes(updatedBy.subject) || namesPerson(updatedBy.email, { address }),
    conditions: named.map(condition => pick(condition, ['attribute', 'operator'])),
  }
}

function pick<One extends object, Name extends keyof One>(record: One, names: readonly Name[]): Pick<One, Name> {
  return Object.fromEntries(names.filter(name => name in record).map(name => [name, record[name]])) as Pick<One, Name>
}
