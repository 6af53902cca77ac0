import { getOpenApi } from '../../shared/contract/client.ts'
import { openApi } from '../../shared/contract/openApi.ts'
import { contracts } from '../../shared/contract/table.ts'
import { endpoint } from '../core/request/endpoint.ts'

const documents = new Map<string, ReturnType<typeof openApi>>()

/** Cached per server address. */
export const handler = endpoint(getOpenApi, async (_request, { clientConfiguration }) => {
  const server = clientConfiguration.api_endpoint
  const document = documents.get(server) ?? openApi(Object.values(contracts), server)
  documents.set(server, document)
  return document
})
