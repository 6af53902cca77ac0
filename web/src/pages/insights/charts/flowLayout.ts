import { type SankeyLink, type SankeyNode, sankey } from 'd3-sankey'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { insights } from '../../../../../shared/texts/en/insights.ts'

export const HEIGHT = 300
export const NODE_WIDTH = 10
/** More names on a side would touch. */
const MAX_NAMES = 10
/** Pixels between the middles of two labels. */
const LINE_HEIGHT = 17
const MARGIN = 8

type Flow = InsightReply<'flows'>['flows'][number]
export type FlowNode = { id: string; name: string; label: string; isSender: boolean; isOthers: boolean; labelY: number }
type Link = { source: string; target: string; value: number }

/** The ten largest names of each side, and one for the others. */
export function mergeFlows(flows: readonly Flow[]): Flow[] {
  const sender = merge(flows, 'sender')
  const partner = merge(flows, 'partner')
  const merged = new Map<string, Flow>()
  for (const flow of flows) {
    const [from, to] = [sender(flow.sender), partner(flow.partner)]
    const key = `${from} ${to}`
    merged.set(key, { sender: from, partner: to, value: (merged.get(key)?.value ?? 0) + flow.value })
  }
  return [...merged.values()]
}

/** The name of the others has their number. No address and no domain begins with a space. */
const OTHERS = ' '
const isOthers = (name: string) => name.startsWith(OTHERS)

function merge(flows: readonly Flow[], side: 'sender' | 'partner'): (name: string) => string {
  const sums = new Map<string, number>()
  for (const flow of flows) sums.set(flow[side], (sums.get(flow[side]) ?? 0) + flow.value)
  // A group of one would take as much room as its name.
  if (sums.size <= MAX_NAMES + 1) return name => name
  const top = new Set(
    [...sums]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_NAMES)
      .map(([name]) => name),
  )
  return name => (top.has(name) ? name : `${OTHERS}${sums.size - MAX_NAMES}`)
}

export function layOutFlows(
  flows: readonly Flow[],
  width: number,
): { nodes: SankeyNode<FlowNode, Link>[]; links: SankeyLink<FlowNode, Link>[] } {
  const toNodes = (names: readonly string[], isSender: boolean) =>
    [...new Set(names)].map(
      (name): FlowNode => ({
        ...{ id: `${isSender} ${name}`, name, isSender, isOthers: isOthers(name), labelY: 0 },
        label: isOthers(name) ? insights.others(Number(name)) : name,
      }),
    )
  const senders = toNodes(
    flows.map(({ sender }) => sender),
    true,
  )
  const partners = toNodes(
    flows.map(({ partner }) => partner),
    false,
  )
  const { nodes, links } = sankey<FlowNode, Link>()
    .nodeId(({ id }) => id)
    .nodeWidth(NODE_WIDTH)
    .nodePadding(Math.max(4, Math.min(14, HEIGHT / Math.max(senders.length, partners.length) / 2)))
    .extent([
      [0, 4],
      [width, HEIGHT - 4],
    ])({
    nodes: [...senders, ...partners],
    links: flows.map(({ sender, partner, value }) => ({
      source: `true ${sender}`,
      target: `false ${partner}`,
      value,
    })),
  })
  for (const isSender of [true, false]) {
    const side = nodes.filter(node => node.isSender === isSender).sort((one, other) => middle(one) - middle(other))
    for (const [place, y] of spreadLabels(side.map(middle)).entries()) {
      const node = side[place]
      if (node) node.labelY = y
    }
  }
  return { nodes, links }
}

const middle = ({ y0 = 0, y1 = 0 }: SankeyNode<FlowNode, Link>) => (y0 + y1) / 2

/** Pushes ascending positions apart, within the height of the chart. */
export function spreadLabels(positions: readonly number[]): number[] {
  const spread = [...positions]
  let min = MARGIN
  for (const [place, y] of spread.entries()) {
    spread[place] = Math.max(y, min)
    min = (spread[place] ?? 0) + LINE_HEIGHT
  }
  let max = HEIGHT - MARGIN
  for (let place = spread.length - 1; place >= 0; place -= 1) {
    spread[place] = Math.min(spread[place] ?? 0, max)
    max = (spread[place] ?? 0) - LINE_HEIGHT
  }
  return spread
}
