import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Arrived = {
  from: string
  to: string[]
  raw: string
  mail: Email
  isEncrypted: boolean
  user: string | undefined
}

/** A server’s answer: undefined accepts, else a code and a text. `gone` drops the connection. */
type Verdict = { code: number; message: string } | 'gone' | undefined

export type SmtpServerOfTest = Awaited<ReturnType<typeof smtpServer>>

/** A real mail server on a port of this machine, with changeable behaviour. */
export async function smtpServer(options: SMTPServerOptions & { port?: number } = {}) {
  const arrived: Arrived[] = []
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const behaviour: { sender?: () => Verdict; recipient?: (to: string) => Verdict; message?: () => Verdict } = {}

  const answer = (verdict: Verdict, callback: (error?: Error | null) => void) => {
    if (verdict === 'gone') for (const socket of sockets) socket.destroy()
    else callback(verdict && Object.assign(new Error(verdict.message), { responseCode: verdict.code }))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onMailFrom: (_, __, callback) => answer(behaviour.sender?.(), callback),
    onRcptTo: ({ address }, _, callback) => answer(behaviour.recipient?.(address), callback),
    async onData(stream, { envelope, secure, user }, callback) {
      const raw = await buffer(stream)
      heard.push(raw.toString())
      const verdict = behaviour.message?.()
      if (!verdict) {
        arrived.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          mail: await PostalMime.parse(raw),
          isEncrypted: secure,
          user,
        })
      }
      answer(verdict, callback)
    },
    ...options,
  })
  // Some tests drop connections.
  server.on('error', () => {})
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://localhost:${port}`,
    arrived,
    heard,
    behaviour,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(resolve => server.close(resolve))
    },
  }
}
