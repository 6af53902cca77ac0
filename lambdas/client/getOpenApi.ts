import { getOpenApi } from '../../shared/contract/client.ts'
import { openApi } from '../../shared/contract/openApi.ts'
import { contracts } from '../../shared/contract/table.ts'
import { endpoint } from '../core/endpoint.ts'

/** The contract table as an OpenAPI 3.1 document. */
export const handler = endpoint(getOpenApi, async (_request, { clientConfiguration }) =>
  openApi(Object.values(contracts), clientConfiguration.api_endpoint),
)
