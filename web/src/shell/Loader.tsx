import { common } from '../../../shared/texts/en/common.ts'

/** The static HTML shows the same ring. */
export function Loader({ label = common.loading }: { label?: string }) {
  return <div className="boot" role="status" aria-label={label} />
}
