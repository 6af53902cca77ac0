/** The whole page waits; the same ring that the bare HTML shows, so that nothing jumps. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return <div className="boot" role="status" aria-label={label} />
}
