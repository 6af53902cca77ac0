import { join } from 'node:path'
import { Organisation } from '../shared/domain/organisation.ts'
import { readTemplateSet } from './templateSetFiles.ts'

const templateSets = join(import.meta.dirname, '..', 'organisation', 'templateSets')

export const demoOrganisation = Organisation.parse({
  name: 'Acme',
  domains: ['acme.example'],
  bannedDomains: ['banned.example', 'competitor.example'],
  supportEmail: 'support@acme.example',
  timeZone: 'Europe/Zurich',
  // The first set is the default.
  templateSets: ['standard', 'legal', 'standard-de'].map(name => readTemplateSet(join(templateSets, `${name}.json`))),
  smsCountries: ['CH', 'DE', 'AT', 'FR', 'IT', 'GB'],
})
