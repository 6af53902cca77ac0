import { useEffect, useState } from 'react'
import type { ClientConfiguration } from '../../../../shared/contract/client.ts'
import { FaqFile, mergeFaq, type ShownQuestion, toFaqPath } from '../../../../shared/domain/faqFile.ts'
import type { FaqSection } from '../../../../shared/domain/faqQuestions.ts'
import { tolerant } from '../../../../shared/domain/tolerantReader.ts'
import { orgFaq, recipientFaq } from '../../../../shared/texts/en/faq.ts'
import { getPageLanguage } from '../../../../shared/texts/language.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { withFacts } from '../help/facts.ts'
import { answerFacts } from './answerFacts.ts'

const File = tolerant(FaqFile)

export type Faq = {
  questions: Record<FaqSection, (ShownQuestion & { lang: string | undefined })[]>
  /** Whether the organisation's questions could not be loaded. */
  isPart: boolean
}

/** @returns undefined while the organisation's questions load */
export function useFaq(): Faq | undefined {
  const configuration = useConfiguration()
  const language = getOwnLanguage(configuration)
  const [file, setFile] = useState<FaqFile | 'failed'>()

  useEffect(() => {
    if (language === undefined) return
    let isLeft = false
    fetchFile(language)
      .catch(() => 'failed' as const)
      .then(read => {
        if (!isLeft) setFile(read)
      })
    return () => {
      isLeft = true
    }
  }, [language])

  if (language !== undefined && file === undefined) return undefined
  const own = file === 'failed' ? undefined : file
  const facts = answerFacts(configuration)
  const toQuestions = (section: FaqSection) =>
    mergeFaq(section, section === 'recipient' ? recipientFaq : orgFaq, own).map(shown => ({
      ...shown,
      answer: withFacts(shown.answer, facts),
      lang: shown.isOwn ? language : undefined,
    }))
  return { questions: { recipient: toQuestions('recipient'), org: toQuestions('org') }, isPart: file === 'failed' }
}

/** The page's language, or the first that the organisation wrote: its facts are more exact than the general ones. */
function getOwnLanguage({ 'faq/languages': languages = '' }: ClientConfiguration): string | undefined {
  const written = languages.split(',').filter(Boolean)
  return written.find(language => language === getPageLanguage()) ?? written[0]
}

async function fetchFile(language: string): Promise<FaqFile> {
  const response = await fetch(toFaqPath(language))
  if (!response.ok) throw new Error(`The request of the questions failed with status ${response.status}.`)
  return File.parse(await response.json())
}
