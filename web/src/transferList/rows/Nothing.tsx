import { Quiet } from '../../components/Quiet.tsx'

/** In the place of what a transfer does not have. */
export function Nothing() {
  return (
    <Quiet>
      <span aria-hidden="true">–</span>
      <span className="said-only">None</span>
    </Quiet>
  )
}
