export const policyFeatures = ['anonymousTransfer', 'passwordProtection', 'mobileOtp', 'trackingId'] as const
export type PolicyFeature = (typeof policyFeatures)[number]
