/** How a series differs from others: by its shape and by its colour. */
export type Look = 'first' | 'second' | 'average' | 'previous'

export type Series = {
  name: string
  /** Bars are stacked. */
  kind: 'bar' | 'line' | 'area'
  look: Look
  values: readonly (number | undefined)[]
}

/** `short` is for the axis, `long` for readers of one point. */
export type Point = { short: string; long: string }

/** The highest point of the chart. */
export function findMax(series: readonly Series[]): number {
  const bars = series.filter(({ kind }) => kind === 'bar')
  const stacks = (bars[0]?.values ?? []).map((_, place) =>
    bars.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  )
  const others = series.filter(({ kind }) => kind !== 'bar').flatMap(({ values }) => values.map(value => value ?? 0))
  return [...stacks, ...others].reduce((most, value) => Math.max(most, value), 0)
}

/** Where the bars below it end. */
export function toBase(series: readonly Series[], one: Series, place: number): number {
  const below = series.slice(0, series.indexOf(one)).filter(({ kind }) => kind === 'bar')
  return below.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)
}

/** An SVG path, with gaps where values are missing. A single point is a dot. */
export function toPath(
  values: readonly (number | undefined)[],
  x: (place: number) => number,
  y: (value: number) => number,
) {
  let isDrawing = false
  return values
    .map((value, place) => {
      if (value === undefined) {
        isDrawing = false
        return ''
      }
      const to = `${x(place).toFixed(1)},${y(value).toFixed(1)}`
      const command = isDrawing ? `L${to}` : `M${to}h0.01`
      isDrawing = true
      return command
    })
    .join('')
}

export function toArea(
  values: readonly (number | undefined)[],
  x: (place: number) => number,
  y: (value: number) => number,
) {
  const known = values.map((value, place) => ({ place, value: value ?? 0 }))
  const line = known.map(({ place, value }) => `L${x(place).toFixed(1)},${y(value).toFixed(1)}`).join('')
  const [first, last] = [known[0], known.at(-1)]
  return first && last ? `M${x(first.place).toFixed(1)},${y(0)}${line}L${x(last.place).toFixed(1)},${y(0)}Z` : ''
}
