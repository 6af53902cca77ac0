import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import type { Organisation } from '../../../shared/domain/organisation.ts'

type IdentityKeys = Pick<ClientConfiguration, Extract<keyof ClientConfiguration, `identity_provider/${string}`>>

/** The reply of `GET /api/config`. */
export function toClientConfiguration(
  organisation: Organisation,
  origin: string,
  identity: IdentityKeys,
): ClientConfiguration {
  const { name, timeZone, brandName, supportEmail, termsOfService, privacyPolicy, limits } = organisation
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
    'transfer/sms_countries': organisation.smsCountries.join(','),
    ...identity,
  }
}
