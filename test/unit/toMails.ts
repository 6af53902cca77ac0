import { allowedMail } from '../../lambdas/mails/allowedMail.ts'
import { codeMail } from '../../lambdas/mails/codeMail.ts'
import { expiredMail } from '../../lambdas/mails/expiredMail.ts'
import { extensionMail } from '../../lambdas/mails/extensionMail.ts'
import type { MailContent, MailFacts } from '../../lambdas/mails/facts.ts'
import { failedMail } from '../../lambdas/mails/failedMail.ts'
import { linkMail } from '../../lambdas/mails/linkMail.ts'
import { passwordMail } from '../../lambdas/mails/passwordMail.ts'
import { receiptMail } from '../../lambdas/mails/receiptMail.ts'
import { receivedMail } from '../../lambdas/mails/receivedMail.ts'
import { reminderMail } from '../../lambdas/mails/reminderMail.ts'
import { requestMail } from '../../lambdas/mails/requestMail.ts'
import { requestReminderMail } from '../../lambdas/mails/requestReminderMail.ts'
import { revokedMail } from '../../lambdas/mails/revokedMail.ts'
import { senderReminderMail } from '../../lambdas/mails/senderReminderMail.ts'
import { stoppedMail } from '../../lambdas/mails/stoppedMail.ts'
import { undeliveredMail } from '../../lambdas/mails/undeliveredMail.ts'
import { type MailKind, TemplateSet } from '../../shared/domain/templateSet.ts'
import type { Language } from '../../shared/texts/language.ts'

export const plainSet = TemplateSet.parse({ name: 'Plain' })

export const link = `https://files.acme.example/dl/${'Ab3_-'.repeat(9).slice(0, 43)}`
export const reviewUrl = 'https://files.acme.example/transfers/4f1e/review'
export const extendUrl = `${reviewUrl}?extend=7`

export const facts: MailFacts = {
  brandName: 'Waybill',
  organisationName: 'Acme Ltd',
  timeZone: 'Europe/Paris',
  supportEmail: 'help@acme.example',
  senderEmail: 'alice@acme.example',
  recipientName: 'Robin',
  message: 'Hi Robin,\nhere are the figures.',
  fileCount: 1,
  files: [{ name: 'report.pdf', size: 1_468_006, sha256: '0123456789abcdef'.repeat(4) }],
  expiryDate: '2026-11-28T10:15:00.000Z',
  receivedAt: '2026-11-21T10:15:00.000Z',
  link,
  archiveName: 'Report.zip',
  password: 'kV7mRt3pWx9HnZq4Bc6Y',
  code: '493027',
  prefix: 'KT',
  minutes: 3,
}

export const toPartners: Record<MailKind, (set: TemplateSet, facts: MailFacts) => MailContent> = {
  link: linkMail,
  password: passwordMail,
  request: requestMail,
  receipt: receiptMail,
  reminder: reminderMail,
  requestReminder: requestReminderMail,
  expired: expiredMail,
  requestExpired: (set, some) => expiredMail(set, { ...some, isRequest: true }),
  revoked: revokedMail,
  requestRevoked: (set, some) => revokedMail(set, { ...some, isRequest: true }),
  code: codeMail,
}

export const toMembersIn = (language: Language): Record<string, (facts: MailFacts) => MailContent> =>
  Object.fromEntries(
    [false, true].flatMap(isRequest => {
      const of = (some: MailFacts) => ({ ...some, language, isRequest, recipient: some.recipientName ?? '', reviewUrl })
      const about = isRequest ? 'request' : 'send'
      return [
        [`failed ${about}`, (some: MailFacts) => failedMail({ ...of(some), reason: some.message })],
        [`undelivered ${about}`, (some: MailFacts) => undeliveredMail({ ...of(some), state: 'bounced' })],
        [
          `reminder of a ${about}`,
          (some: MailFacts) => senderReminderMail({ ...of(some), about, extendUrl: isRequest ? undefined : extendUrl }),
        ],
        ['reminder of an answer', (some: MailFacts) => senderReminderMail({ ...of(some), about: 'answer' })],
        ...(['send', 'answer', 'asked'] as const).map(
          kind =>
            [
              `expired, ${kind}`,
              (some: MailFacts) =>
                extensionMail({ ...of(some), about: kind, extension: { url: extendUrl, until: some.expiryDate } }),
            ] as const,
        ),
        ['expired, at the limit', (some: MailFacts) => extensionMail({ ...of(some), about: 'send' })],
        [`stopped ${about}`, (some: MailFacts) => stoppedMail(of(some))],
        [
          `allowed ${about}`,
          (some: MailFacts) =>
            allowedMail({
              ...of(some),
              signature: some.organisationName,
              file: some.files[0] ?? { name: '', size: 0 },
              until: some.expiryDate,
            }),
        ],
        ['received', (some: MailFacts) => receivedMail({ ...of(some), responder: some.recipientName ?? '' })],
      ]
    }),
  )

export const toMembers = toMembersIn('en')
