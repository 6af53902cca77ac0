import * as z from 'zod'
import { type Caller, type Contract, getMaxBodyBytes } from './contract.ts'
import { ErrorReply, statusOfError } from './errors.ts'

/** @param server base URL of the paths */
export function openApi(contracts: readonly Contract[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) }
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Waybill', version: '1.13.1', description: 'Send files by a secure link.' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: z.toJSONSchema(ErrorReply, { io: 'output' }) },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        challenge: { type: 'http', scheme: 'bearer', description: 'The `jwt` of a challenge, opaque.' },
      },
    },
  }
}

/** An empty entry makes the token optional. */
const securityByCaller: Record<Caller, Record<string, never[]>[]> = {
  anyone: [],
  recipient: [{}, { idToken: [] }],
  uploader: [{}, { idToken: [] }],
  challenge: [{ challenge: [] }],
  member: [{ idToken: [] }],
  admin: [{ idToken: [] }],
}

function operation(contract: Contract) {
  const body = readSchema(contract.body)
  return {
    operationId: contract.name,
    summary: contract.summary,
    security: securityByCaller[contract.caller],
    parameters: [...parameters(contract.params, 'path'), ...parameters(contract.query, 'query')],
    ...(body.type === 'object'
      ? {
          requestBody: {
            description: `At most ${getMaxBodyBytes(contract, contract.caller !== 'anyone')} bytes.`,
            required: !contract.body.safeParse(undefined).success,
            content: { 'application/json': { schema: body } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: z.toJSONSchema(contract.reply, { io: 'output' }) } },
      },
      ...errorResponses(contract),
    },
  }
}

function errorResponses(contract: Contract) {
  const needsToken = contract.caller !== 'anyone'
  const statuses = Object.values(statusOfError).filter(status => needsToken || (status !== 401 && status !== 403))
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(statuses.map(status => [status, { description: 'Refused; see errorCode.', content }]))
}

function parameters(schema: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = readSchema(schema)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function readSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}
