import { sankeyLinkHorizontal } from 'd3-sankey'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { cardTitles, charts, insights } from '../../../../../shared/texts/en/insights.ts'
import { formatCount } from '../../../../../shared/texts/format.ts'
import styles from './flowChart.module.css'
import { type FlowNode, HEIGHT, layOutFlows, mergeFlows, NODE_WIDTH } from './flowLayout.ts'
import { useWidth } from './useWidth.ts'

/** Pixels of an average letter of a label. */
const LETTER = 6.9
const GAP = 8
/** So that flows are seen between the labels of a wide chart, and names on a phone. */
const [MAX_LABEL_SHARE, MIN_LABEL] = [0.34, 180]

type Flows = InsightReply<'flows'>['flows']

/** From senders, on the left, to the domains of their partners. */
export function FlowChart({ reply: { flows, othersCount = 0 } }: { reply: InsightReply<'flows'> }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  return (
    <div ref={ref} className={styles.flows}>
      {width > 0 && <Sankey flows={mergeFlows(flows)} width={width} />}
      {othersCount > 0 && <p>{charts.strongestFlows(flows.length, othersCount)}</p>}
    </div>
  )
}

function Sankey({ flows, width }: { flows: Flows; width: number }) {
  const { nodes, links } = layOutFlows(flows, width)
  const room = Math.min(Math.max(width * MAX_LABEL_SHARE, MIN_LABEL), width / 2 - NODE_WIDTH - 2 * GAP)
  const biggest = Math.max(1, ...nodes.map(({ value = 0 }) => value))
  return (
    <svg role="img" aria-label={cardTitles.flows} viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.chart}>
      <g>
        {links.map(link => {
          const [source, target] = [link.source as FlowNode & { value?: number }, link.target as FlowNode]
          return (
            <path
              key={`${source.id} ${target.id}`}
              className={styles.flow}
              d={sankeyLinkHorizontal()(link) ?? ''}
              strokeWidth={Math.max(1, link.width ?? 0)}
              strokeOpacity={0.2 + (0.25 * (source.value ?? 0)) / biggest}
            >
              <title>{charts.flow(source.label, target.label, link.value)}</title>
            </path>
          )
        })}
      </g>
      {nodes.map(({ id, label, isSender, isOthers, labelY, value = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => {
        const count = formatCount(value)
        return (
          <g key={id}>
            <title>{insights.figure(label, count)}</title>
            <rect
              className={styles.node}
              data-sender={isSender || undefined}
              data-others={isOthers || undefined}
              x={x0}
              y={y0}
              width={x1 - x0}
              height={Math.max(1, y1 - y0)}
              rx="2"
            />
            <text x={isSender ? x1 + GAP : x0 - GAP} y={labelY + 4} textAnchor={isSender ? 'start' : 'end'}>
              {shorten(label, Math.floor(room / LETTER) - count.length - 1)}
              <tspan> {count}</tspan>
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function shorten(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1))}…`
}
