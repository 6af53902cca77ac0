import type { HelpStep } from '../../../../shared/domain/helpSteps.ts'
import { helpStepTexts } from '../../../../shared/texts/en/help.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { getFacts, withFacts } from './facts.ts'

export function useStepTexts(step: HelpStep) {
  const { description, ...texts } = helpStepTexts[step]
  return { ...texts, description: withFacts(description, getFacts(useConfiguration())) }
}
