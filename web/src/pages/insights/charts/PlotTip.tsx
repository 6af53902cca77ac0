import { Swatch } from './Legend.tsx'
import type { Series } from './series.ts'
import styles from './timePlot.module.css'

type Props = {
  x: number
  width: number
  title: string
  series: readonly Series[]
  place: number
  format: (value: number) => string
}

/** Beside the point, on the side with more room. The slider reads the same. */
export function PlotTip({ x, width, title, series, place, format }: Props) {
  const isLeft = x > width / 2
  return (
    <div aria-hidden="true" className={styles.tip} style={isLeft ? { right: width - x + 14 } : { left: x + 14 }}>
      <strong>{title}</strong>
      <dl>
        {series.map(one => {
          const value = one.values[place]
          return value === undefined ? null : (
            <div key={one.name}>
              <dt>
                <Swatch one={one} />
                {one.name}
              </dt>
              <dd>{format(value)}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
