import * as z from 'zod'

export type ClamdAddress = { path: string } | { host: string; port: number }

const message = 'must be the path of a socket, such as /run/clamav/clamd.ctl, or host:port, such as 127.0.0.1:3310.'

export const clamdVariables = {
  CLAMD: z
    .string()
    .transform((text, context): ClamdAddress => {
      if (text.startsWith('/')) return { path: text }
      const [, host, bracketed = host, port] = /^(?:([^\s:[\]/]+)|\[([0-9A-Fa-f:.]+)\]):(\d{1,5})$/.exec(text) ?? []
      if (bracketed !== undefined && Number(port) >= 1 && Number(port) <= 65_535) {
        return { host: bracketed, port: Number(port) }
      }
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional(),
}

export function nameClamd(address: ClamdAddress): string {
  return 'path' in address ? address.path : `${address.host}:${address.port}`
}
