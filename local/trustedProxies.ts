import { BlockList, isIP, SocketAddress } from 'node:net'
import * as z from 'zod'

const message = 'must be addresses or networks, such as 10.0.0.5, 10.1.0.0/16.'

export const TrustedProxies = z.string().transform((text, context): BlockList => {
  const list = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) if (!addEntry(list, entry)) refuse(context)
  return list
})

function refuse(context: z.core.$RefinementCtx) {
  context.addIssue({ code: 'custom', message })
}

function addEntry(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const maxBits = version === 4 ? 32 : 128
  const bits = prefix === undefined ? maxBits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  // A prefix of 0 would trust every address.
  if (bits < 1 || bits > maxBits) return false
  list.addSubnet(new SocketAddress({ address, family }), bits)
  return true
}
