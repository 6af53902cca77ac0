import type { Prepared } from '../../web/src/pages/send/options/options.ts'

export const prepared: Prepared = {
  transferId: 'transfer',
  recipients: ['rita@partner.example'],
  rvFlags: ['FIRST_TRANSFER'],
  rvMessages: [],
  outcome: 'allow',
  policyFeatures: {
    anonymousTransfer: 'optional',
    passwordProtection: 'optional',
    mobileOtp: 'optional',
    trackingId: 'optional',
  },
  policyMessages: [],
  acknowledgementRequired: true,
  expiry: { min: 1, default: 7, max: 60 },
  organisationName: 'Acme',
  templateSets: [
    { name: 'Standard', description: 'The mails of every day.', configOverrides: {} },
    { name: 'Legal', description: 'Formal mails.', configOverrides: { transferRequestUploadExpiryDays: 30 } },
  ],
  maskedPhoneNumber: null,
}
