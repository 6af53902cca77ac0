import { SecondaryText } from '../../components/SecondaryText.tsx'

export function NoValue() {
  return (
    <SecondaryText>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">None</span>
    </SecondaryText>
  )
}
