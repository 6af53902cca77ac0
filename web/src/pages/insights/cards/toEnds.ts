/** Each point with its end: the next start, or the end of the window. */
export function toEnds<Point extends { at: string }>(
  points: readonly Point[],
  to: string,
): (Point & { end: string })[] {
  return points.map((point, place) => ({ ...point, end: points[place + 1]?.at ?? to }))
}
