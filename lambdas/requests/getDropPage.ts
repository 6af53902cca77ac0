import { getDropPage } from '../../shared/contract/dropPages.ts'
import { narrowLimits } from '../../shared/domain/dropLimits.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { linkedDropPage } from './linkedDropPage.ts'

/** No delivery of the page is read. */
export const handler = endpoint(getDropPage, async ({ params }, reach) => {
  const { organisation } = reach
  const { email, sealedPassword, rules } = await linkedDropPage(reach, params.id)
  const { maxFiles, totalSizeMiB, fileSizeMiB } = narrowLimits(organisation.limits, rules.limits)
  return {
    organisationName: organisation.name,
    recipient: email,
    title: rules.title,
    message: rules.message,
    hasPassword: sealedPassword !== undefined,
    limits: { maxFiles, totalSizeMiB, fileSizeMiB, extensions: rules.limits.extensions },
  }
})
