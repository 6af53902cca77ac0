/** The static HTML shows the same ring. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return <div className="boot" role="status" aria-label={label} />
}
