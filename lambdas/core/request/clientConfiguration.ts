import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import { searchedInfoTypes } from '../../../shared/domain/searchedInfoTypes.ts'

type IdentityKeys = Pick<ClientConfiguration, Extract<keyof ClientConfiguration, `identity_provider/${string}`>>

/** The reply of `GET /api/config`. */
export function toClientConfiguration(
  organisation: Organisation,
  origin: string,
  identity: IdentityKeys,
): ClientConfiguration {
  const { name, timeZone, brandName, supportEmail, termsOfService, privacyPolicy, limits } = organisation
  const faqLanguages = Object.keys(organisation.faq)
  return {
    api_endpoint: `${origin}/api`,
    'organisation/name': name,
    'organisation/time_zone': timeZone,
    'support/email_address': supportEmail,
    'brand/name': brandName,
    'brand/terms_of_service_title': termsOfService?.title,
    'brand/terms_of_service_url': termsOfService?.url,
    'brand/privacy_policy_title': privacyPolicy?.title,
    'brand/privacy_policy_url': privacyPolicy?.url,
    'gmail_addon/trusted_redirect_url': organisation.trustedRedirectUrls.join(','),
    'transfer/max_files_limit': limits.maxFiles,
    'transfer/total_upload_size_limit_mb': limits.totalSizeMiB,
    'transfer/individual_file_size_limit_mb': limits.fileSizeMiB,
    'transfer/zip_encrypt_size_limit_mb': limits.zipEncryptSizeMiB,
    'transfer/max_recipients': organisation.maxRecipients,
    'transfer/default_expiry_days': organisation.sendExpiryDays.default,
    'transfer/sms_countries': organisation.smsCountries.join(','),
    'inspection/infotypes': searchedInfoTypes(organisation).join(','),
    ...(faqLanguages.length > 0 ? { 'faq/languages': faqLanguages.join(',') } : {}),
    ...identity,
  }
}
