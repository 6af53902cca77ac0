import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { oneLine } from '../core/mail/plain.ts'
import { filled } from './fill.ts'
import { getMailTexts } from './getMailTexts.ts'
import { fitsOneSms, toGsm7 } from './gsm7.ts'

type SmsFacts = { organisation: string; brand: string; code: string; prefix: string }

/** The SMS with a one-time code, the code first: the first of the set's text and the language's that is one SMS. */
export function smsText({ sms, language }: TemplateSet, facts: SmsFacts): string {
  const { organisation, brand, code, prefix } = facts
  const values = { organisation: oneLine(organisation), brand: oneLine(brand), code, prefix }
  const texts = [...(sms === undefined ? [] : [sms]), ...getMailTexts(language).sms]
  const said = texts.map(text => toGsm7(filled([text], values) ?? ''))
  return said.find(fitsOneSms) ?? `${code} ${prefix}`
}
