import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getSession, noteBeside, type Session } from './iamRecord.ts'
import { authorizationIn, isSignedBy, type SignedRequest } from './signature.ts'

/**
 * What stands before the nodes of a domain: TLS, signatures, and a record of who asked for what, as IAM has names for it.
 * Whether their roles allow it is held against that record afterwards.
 * @param node origin of a node
 * @param arn of the domain that the roles know
 */
export async function indexFront(node: string, arn: string) {
  const record = process.env.IAM_RECORD ?? ''
  const certificate = process.env.AWS_CA_BUNDLE ?? ''
  const material = { cert: readFileSync(certificate), key: readFileSync(certificate.replace(/\.crt$/, '.key')) }
  /** By their keys: the record is long, and grows. */
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
    /** Nobody is answered while the work is done. */
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

/** Whose role it is that signed; nobody, when the signature is not theirs. */
function getCaller(signed: SignedRequest, sessionOfKey: (key: string) => Session | undefined): Session | undefined {
  const authorization = authorizationIn(signed.headers.authorization as string | undefined)
  const session = authorization?.service === 'es' ? sessionOfKey(authorization.key) : undefined
  return authorization && session && isSignedBy(session.secret, authorization, signed) ? session : undefined
}
