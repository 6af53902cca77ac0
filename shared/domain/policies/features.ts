export const policyFeatures = [
  'anonymousTransfer',
  'passwordProtection',
  'mobileOtp',
  'emailOtp',
  'trackingId',
] as const
export type PolicyFeature = (typeof policyFeatures)[number]
