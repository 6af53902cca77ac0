import { join } from 'node:path'
import { Organisation } from '../shared/domain/organisation.ts'
import { readTemplateSet } from './templateSetFiles.ts'

const templateSets = join(import.meta.dirname, '..', 'organisation', 'templateSets')

/** The organisation that `npm start` shows when no other is configured. */
export const demoOrganisation = Organisation.parse({
  name: 'Acme',
  domains: ['acme.example'],
  bannedDomains: ['banned.example', 'competitor.example'],
  supportEmail: 'support@acme.example',
  timeZone: 'Europe/Zurich',
  // The first is used where none is chosen.
  templateSets: ['standard', 'legal', 'standard-de'].map(name => readTemplateSet(join(templateSets, `${name}.json`))),
  smsCountries: ['CH', 'DE', 'AT', 'FR', 'IT', 'GB'],
})
