import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import { fill } from './fill.ts'
import { getPartnerTexts } from './getMailTexts.ts'
import { fitsOneSms, toGsm7 } from './gsm7.ts'

type SmsFacts = { organisation: string; brand: string; code: string; prefix: string }

/** The first text that fits one SMS. */
export function smsText({ sms, language }: TemplateSet, facts: SmsFacts): string {
  const { organisation, brand, code, prefix } = facts
  const values = { organisation: oneLine(organisation), brand: oneLine(brand), code, prefix }
  const texts = [...(sms === undefined ? [] : [sms]), ...getPartnerTexts(language).sms]
  const said = texts.map(text => toGsm7(fill([text], values) ?? ''))
  return said.find(fitsOneSms) ?? `${code} ${prefix}`
}
