import { BlockList, isIP, SocketAddress } from 'node:net'
import * as z from 'zod'

const how = 'must be addresses or networks, such as 10.0.0.5, 10.1.0.0/16.'

/** The proxies whose word on who calls is taken, as they stand in the environment: separated by commas. */
export const TrustedProxies = z.string().transform((text, context): BlockList => {
  const list = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) if (!added(list, entry)) refuse(context)
  return list
})

function refuse(context: z.core.$RefinementCtx) {
  context.addIssue({ code: 'custom', message: how })
}

function added(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const most = version === 4 ? 32 : 128
  const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  // A network of everybody would take everybody's word.
  if (bits < 1 || bits > most) return false
  list.addSubnet(new SocketAddress({ address, family }), bits)
  return true
}
