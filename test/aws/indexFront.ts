import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getSession, noteBeside, type Session } from './iamRecord.ts'
import { authorizationIn, isSignedBy, type SignedRequest } from './signature.ts'

/**
 * The front of a domain’s nodes: TLS, signatures, and a record of calls by their IAM action names. A later suite
 * compares the roles with that record.
 * @param node origin of a node
 * @param arn of the domain that the roles name
 */
export async function indexFront(node: string, arn: string) {
  const record = process.env.IAM_RECORD ?? ''
  const certificate = process.env.AWS_CA_BUNDLE ?? ''
  const material = { cert: readFileSync(certificate), key: readFileSync(certificate.replace(/\.crt$/, '.key')) }
  /** By their keys, because the record is long and grows. */
  const sessions = new Map<string, Session | undefined>()
  let isDown = false
  const sockets = new Set<Socket>()

  const server = createServer(material, async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    const body = await buffer(incoming)
    const caller = getCaller({ method, path, headers, body }, key => {
      if (!sessions.get(key)) sessions.set(key, getSession(record, key))
      return sessions.get(key)
    })
    if (!caller) return void outgoing.writeHead(403).end('{"message":"The request is not signed."}')
    const action = `es:ESHttp${method.charAt(0)}${method.slice(1).toLowerCase()}`
    const resource = `${arn}${new URL(path, node).pathname}`
    noteBeside(record, { caller: caller.is, action, resource, denied: null })
    const { authorization: _, host: __, ...rest } = headers
    const forwarded = request(`${node}${path}`, { method, headers: rest }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.writeHead(502).end())
    forwarded.end(body)
  })
  server.on('connection', (socket: Socket) => {
    if (isDown) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))

  const cutOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    endpoint: `https://localhost:${(server.address() as AddressInfo).port}`,
    async without<Done>(work: () => Promise<Done>): Promise<Done> {
      isDown = true
      cutOff()
      try {
        return await work()
      } finally {
        isDown = false
      }
    },
    async close() {
      cutOff()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The role that signed; undefined for an invalid signature. */
function getCaller(signed: SignedRequest, sessionOfKey: (key: string) => Session | undefined): Session | undefined {
  const authorization = authorizationIn(signed.headers.authorization as string | undefined)
  const session = authorization?.service === 'es' ? sessionOfKey(authorization.key) : undefined
  return authorization && session && isSignedBy(session.secret, authorization, signed) ? session : undefined
}
