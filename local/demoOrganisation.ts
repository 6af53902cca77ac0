import { Organisation } from '../shared/domain/organisation.ts'

/** The organisation that `npm start` shows when no other is configured. */
export const demoOrganisation = Organisation.parse({
  name: 'Acme',
  domains: ['acme.example'],
  bannedDomains: ['banned.example', 'competitor.example'],
  supportEmail: 'support@acme.example',
  timeZone: 'Europe/Zurich',
  templateSets: [
    { name: 'Standard', description: 'The mails of every day.' },
    {
      name: 'Legal',
      description: 'Formal mails with a longer time to upload.',
      configOverrides: { transferRequestUploadExpiryDays: 30 },
    },
  ],
})
