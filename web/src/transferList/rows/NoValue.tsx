import { SecondaryText } from '../../components/SecondaryText.tsx'

/** In the place of what a transfer does not have. */
export function NoValue() {
  return (
    <SecondaryText>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">None</span>
    </SecondaryText>
  )
}
