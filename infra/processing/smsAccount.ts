import type { Construct } from 'constructs'
import { AwsCall } from './awsCall.ts'

/**
 * No delivery logs: each line would contain a phone.
 * @see https://docs.aws.amazon.com/sns/latest/api/API_SetSMSAttributes.html
 */
export class SmsAccount extends AwsCall {
  constructor(scope: Construct, id: string, { monthlySpendLimitUsd }: { monthlySpendLimitUsd: number }) {
    const attributes = { MonthlySpendLimit: String(monthlySpendLimitUsd), DefaultSMSType: 'Transactional' }
    super(scope, id, {
      resourceType: 'Custom::SmsAttributes',
      call: { service: 'SNS', action: 'setSMSAttributes', parameters: { attributes } },
      permission: { action: 'sns:SetSMSAttributes', resource: '*' },
      physicalId: 'sms-attributes',
      description: 'Sets the limit of SMS',
    })
  }
}
