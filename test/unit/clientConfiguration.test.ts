import { expect, test } from 'vitest'
import { toClientConfiguration } from '../../lambdas/core/request/clientConfiguration.ts'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import { Organisation } from '../../shared/domain/organisation.ts'

const identity = {
  'identity_provider/region': 'local',
  'identity_provider/user_pool_id': 'local_Waybill',
}

test('pages read the organisation’s settings by the keys of the specification, and lists with commas', () => {
  const organisation = Organisation.parse({
    name: 'Acme',
    domains: ['acme.example'],
    brandName: 'Acme Files',
    supportEmail: 'help@acme.example',
    timeZone: 'Europe/Zurich',
    termsOfService: { title: 'Terms', url: 'https://acme.example/terms' },
    privacyPolicy: { title: 'Privacy', url: 'https://acme.example/privacy' },
    trustedRedirectUrls: ['https://a.acme.example/', 'https://b.acme.example/'],
    smsCountries: ['CH', 'DE'],
    furtherInfotypes: ['DATE_OF_BIRTH'],
    ownInfotypes: [{ id: 'CUSTOM_PROJECT', words: ['Zephyr'] }],
    limits: { maxFiles: 1, totalSizeMiB: 2, fileSizeMiB: 3, zipEncryptSizeMiB: 4 },
  })

  expect(toClientConfiguration(organisation, 'https://files.acme.example', identity as never)).toEqual({
    api_endpoint: 'https://files.acme.example/api',
    'organisation/name': 'Acme',
    'organisation/time_zone': 'Europe/Zurich',
    'support/email_address': 'help@acme.example',
    'brand/name': 'Acme Files',
    'brand/terms_of_service_title': 'Terms',
    'brand/terms_of_service_url': 'https://acme.example/terms',
    'brand/privacy_policy_title': 'Privacy',
    'brand/privacy_policy_url': 'https://acme.example/privacy',
    'gmail_addon/trusted_redirect_url': 'https://a.acme.example/,https://b.acme.example/',
    'transfer/max_files_limit': 1,
    'transfer/total_upload_size_limit_mb': 2,
    'transfer/individual_file_size_limit_mb': 3,
    'transfer/zip_encrypt_size_limit_mb': 4,
    'transfer/max_recipients': 500,
    'transfer/default_expiry_days': 7,
    'transfer/sms_countries': 'CH,DE',
    'inspection/infotypes': `${BasicInfoType.options.join(',')},DATE_OF_BIRTH,CUSTOM_PROJECT`,
    ...identity,
  })
})
