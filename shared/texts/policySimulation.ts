import type { PolicyFeature } from '../domain/policies/features.ts'

const features: Record<PolicyFeature | 'acknowledgement', string> = {
  anonymousTransfer: 'hiding the sender',
  passwordProtection: 'password protection',
  mobileOtp: 'the one-time password',
  trackingId: 'a tracking ID',
  acknowledgement: 'the acknowledgement',
}

/** What a policy would have asked of a past transfer. */
export const simulationTexts = {
  blocked: 'It would have been blocked.',
  warned: 'Its sender would have been warned.',
  matched: 'It matches, and the policy asks nothing of it.',
  required: (feature: keyof typeof features) => `It was sent without ${features[feature]}.`,
  prohibited: (feature: keyof typeof features) => `It was sent with ${features[feature]}.`,
  atLeast: (days: number, least: number) => `It was to expire after ${days} days, and at least ${least} are required.`,
  atMost: (days: number, most: number) => `It was to expire after ${days} days, and at most ${most} are allowed.`,
  templateSet: (used: string, wanted: string) => `It used the template set “${used}” instead of “${wanted}”.`,
}
