import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { insightsTexts } from '../../../../../shared/texts/insights.ts'
import { formatCount } from '../../../../../shared/texts/inspection.ts'
import type { Frame } from '../card/InsightCard.tsx'
import { toExtensionName } from '../cards/names.ts'
import { toListLink } from '../listLink.ts'
import styles from './tileMap.module.css'
import { useWidth } from './useWidth.ts'

const HEIGHT = 250
const MAX_TILES = 14
/** Smaller tiles would be too small to press. */
const MIN_SHARE = 0.025
/** Pixels of a tile that shows its name, and of one that shows its count too. */
const [MIN_WIDTH, MIN_HEIGHT, MIN_HEIGHT_OF_BOTH] = [44, 28, 46]

type Tile = { name: string; value: number; to?: string; children?: Tile[] }

/** A treemap of links: the area of a tile is its count. */
export function TileMap({ reply, frame }: { reply: InsightReply<'fileTypes'>; frame: Frame }) {
  const { ref, width } = useWidth<HTMLUListElement>()
  const tiles = toTiles(reply, frame)
  const max = Math.max(1, ...tiles.map(({ value }) => value))
  const root = hierarchy<Tile>({ name: '', value: 0, children: tiles }).sum(({ children, value }) =>
    children ? 0 : value,
  )
  const placed = treemap<Tile>().tile(treemapSquarify.ratio(1.4)).size([width, HEIGHT])(root)
  return (
    <ul ref={ref} className={styles.map} style={{ height: HEIGHT }}>
      {width > 0 &&
        placed.leaves().map(({ data: { name, value, to }, x0, x1, y0, y1 }) => (
          <li
            key={name}
            style={{
              left: `${(x0 / width) * 100}%`,
              top: `${(y0 / HEIGHT) * 100}%`,
              width: `${((x1 - x0) / width) * 100}%`,
              height: `${((y1 - y0) / HEIGHT) * 100}%`,
            }}
          >
            {to === undefined ? (
              <span className={styles.tile} title={`${name}: ${formatCount(value)}`}>
                <Content name={name} value={value} width={x1 - x0} height={y1 - y0} />
              </span>
            ) : (
              <Link
                className={styles.tile}
                style={{ '--share': `${Math.round((value / max) * 24) + 8}%` } as CSSProperties}
                title={`${name}: ${formatCount(value)}`}
                to={to}
              >
                <Content name={name} value={value} width={x1 - x0} height={y1 - y0} />
              </Link>
            )}
          </li>
        ))}
    </ul>
  )
}

type ContentProps = { name: string; value: number; width: number; height: number }

/** What has no room is only read. */
function Content({ name, value, width, height }: ContentProps) {
  const hasRoom = width >= MIN_WIDTH && height >= MIN_HEIGHT
  return (
    <>
      <strong className={hasRoom ? undefined : 'visually-hidden'}>{name}</strong>{' '}
      <span className={hasRoom && height >= MIN_HEIGHT_OF_BOTH ? undefined : 'visually-hidden'}>
        {formatCount(value)}
      </span>
    </>
  )
}

function toTiles({ chartData, total, othersCount }: InsightReply<'fileTypes'>, { creation }: Frame): Tile[] {
  const shown = chartData.slice(0, MAX_TILES).filter(({ value }) => value >= total * MIN_SHARE)
  const rest = total - shown.reduce((sum, { value }) => sum + value, 0)
  const tiles = shown.map(({ name, value }): Tile => {
    const to = name === '' ? undefined : toListLink({ fileExtension: [name] }, creation)
    return { name: toExtensionName(name), value, ...(to === undefined ? {} : { to }) }
  })
  const count = chartData.length - shown.length + othersCount
  return count > 0 ? [...tiles, { name: insightsTexts.others(count), value: rest }] : tiles
}
