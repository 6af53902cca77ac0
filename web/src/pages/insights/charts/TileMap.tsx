import { type HierarchyRectangularNode, hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { toListLink } from '../../../../../shared/domain/listAddress.ts'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { formatCount } from '../../../../../shared/texts/format.ts'
import type { Frame } from '../card/InsightCard.tsx'
import { toExtensionName } from '../cards/names.ts'
import styles from './tileMap.module.css'
import { useWidth } from './useWidth.ts'

const HEIGHT = 250
const MAX_TILES = 14
/** Smaller tiles would be too small to press. */
const MIN_SHARE = 0.025
/** Pixels of a tile with its name and count on one line, and on two. */
const [MIN_HEIGHT, MIN_HEIGHT_OF_LINES] = [33, 50]
/** Pixels of an average letter, and of what surrounds a text. */
const [LETTER, PADDING] = [7.4, 19]

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
  const leaves =
    width > 0
      ? placed.leaves().map(leaf => ({
          data: leaf.data,
          x0: leaf.x0,
          x1: leaf.x1,
          y0: leaf.y0,
          y1: leaf.y1,
          label: chooseLabel(leaf),
        }))
      : []
  const unlabelled = leaves.filter(({ label }) => label === 'none')
  return (
    <div className={styles.root}>
      <ul ref={ref} className={styles.map} style={{ height: HEIGHT }}>
        {leaves.map(({ data: { name, value, to }, label, x0, x1, y0, y1 }) => (
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
              <span className={styles.tile} title={insights.figure(name, formatCount(value))}>
                <Content {...{ name, value, label }} />
              </span>
            ) : (
              <Link
                className={styles.tile}
                style={{ '--share': `${Math.round((value / max) * 24) + 8}%` } as CSSProperties}
                title={insights.figure(name, formatCount(value))}
                to={to}
              >
                <Content {...{ name, value, label }} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {unlabelled.length > 0 && (
        // Screen readers read the boxes.
        <p aria-hidden="true">
          {insights.unlabelled(unlabelled.map(({ data }) => insights.figure(data.name, formatCount(data.value))))}
        </p>
      )}
    </div>
  )
}

type Label = 'lines' | 'line' | 'none'

/** What has no room for its name and number is named below the boxes. */
function chooseLabel({ data: { name, value }, x0, x1, y0, y1 }: HierarchyRectangularNode<Tile>): Label {
  const [width, height] = [x1 - x0 - PADDING, y1 - y0]
  const [letters, digits] = [name.length * LETTER, formatCount(value).length * LETTER]
  if (height >= MIN_HEIGHT_OF_LINES && width >= Math.max(letters, digits)) return 'lines'
  return height >= MIN_HEIGHT && width >= letters + digits + LETTER ? 'line' : 'none'
}

function Content({ name, value, label }: { name: string; value: number; label: Label }) {
  const hidden = label === 'none' ? 'visually-hidden' : undefined
  return (
    <>
      <strong className={hidden} data-line={label === 'line' || undefined} dir="auto">
        {name}
      </strong>{' '}
      <span className={hidden}>{formatCount(value)}</span>
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
  return count > 0 ? [...tiles, { name: insights.others(count), value: rest }] : tiles
}
