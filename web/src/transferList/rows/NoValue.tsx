import { common } from '../../../../shared/texts/en/common.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'

export function NoValue() {
  return (
    <SecondaryText>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{common.none}</span>
    </SecondaryText>
  )
}
