import { sankey, sankeyLinkHorizontal } from 'd3-sankey'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { cardTitles, flowTexts } from '../../../../../shared/texts/insights.ts'
import { LETTER } from './axis.ts'
import styles from './flowChart.module.css'
import { useWidth } from './useWidth.ts'

const HEIGHT = 300
const NODE = 10
/** More names on a side would touch. */
const MAX_NAMES = 10
const NARROW = 560

type Node = { id: string; name: string; isSender: boolean }
type Link = { source: string; target: string; value: number }
type Flow = InsightReply<'flows'>['flows'][number]

/** From senders, on the left, to the domains of their partners. */
export function FlowChart({ reply: { flows } }: { reply: InsightReply<'flows'> }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const shown = takeMain(flows)
  return (
    <div ref={ref} className={styles.flows}>
      {width > 0 && <Flows flows={shown} width={width} />}
      {shown.length < flows.length && <p>{flowTexts.main(shown.length)}</p>}
    </div>
  )
}

function Flows({ flows, width }: { flows: Flow[]; width: number }) {
  const { nodes, links } = layOut(flows, width)
  const letters = Math.floor((width < NARROW ? width * 0.42 : width * 0.3) / LETTER)
  const biggest = Math.max(1, ...nodes.map(({ value = 0 }) => value))
  return (
    <svg role="img" aria-label={cardTitles.flows} viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.chart}>
      <g>
        {links.map(link => {
          const [source, target] = [link.source as Node, link.target as Node]
          return (
            <path
              key={`${source.id} ${target.id}`}
              className={styles.flow}
              d={sankeyLinkHorizontal()(link) ?? ''}
              strokeWidth={Math.max(1, link.width ?? 0)}
              strokeOpacity={0.2 + (0.25 * ((source as { value?: number }).value ?? 0)) / biggest}
            >
              <title>{flowTexts.one(source.name, target.name, link.value)}</title>
            </path>
          )
        })}
      </g>
      {nodes.map(({ id, name, isSender, value = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => (
        <g key={id}>
          <rect
            className={styles.node}
            data-sender={isSender || undefined}
            x={x0}
            y={y0}
            width={x1 - x0}
            height={Math.max(1, y1 - y0)}
            rx="2"
          />
          <text x={isSender ? x1 + 8 : x0 - 8} y={(y0 + y1) / 2 + 4} textAnchor={isSender ? 'start' : 'end'}>
            {shorten(name, letters)}
            <tspan> {value}</tspan>
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The most frequent flows between a few names. */
function takeMain(flows: readonly Flow[]): Flow[] {
  const [senders, partners] = [new Set<string>(), new Set<string>()]
  return flows.filter(({ sender, partner }) => {
    const hasRoom =
      (senders.has(sender) || senders.size < MAX_NAMES) && (partners.has(partner) || partners.size < MAX_NAMES)
    if (hasRoom) {
      senders.add(sender)
      partners.add(partner)
    }
    return hasRoom
  })
}

function layOut(flows: readonly Flow[], width: number) {
  const senders = [...new Set(flows.map(({ sender }) => sender))]
  const partners = [...new Set(flows.map(({ partner }) => partner))]
  const nodes = [
    ...senders.map((name): Node => ({ id: `s ${name}`, name, isSender: true })),
    ...partners.map((name): Node => ({ id: `p ${name}`, name, isSender: false })),
  ]
  const padding = Math.max(4, Math.min(14, HEIGHT / Math.max(senders.length, partners.length) / 2))
  const links = flows.map(
    ({ sender, partner, value }): Link => ({ source: `s ${sender}`, target: `p ${partner}`, value }),
  )
  return sankey<Node, Link>()
    .nodeId(({ id }) => id)
    .nodeWidth(NODE)
    .nodePadding(padding)
    .extent([
      [0, 4],
      [width, HEIGHT - 4],
    ])({ nodes, links })
}

function shorten(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`
}
