import Button from '@cloudscape-design/components/button'
import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'

type Props = { policy: Policy; isOpening: boolean; onEdit: (policy: Policy) => void; isShort?: boolean }

export function EditButton({ policy, isOpening, onEdit, isShort = false }: Props) {
  return (
    <Button
      {...(isShort ? { variant: 'inline-link' as const } : {})}
      loading={isOpening}
      ariaLabel={policyPage.editOf(policy.name)}
      onClick={() => onEdit(policy)}
    >
      {policyPage.edit}
    </Button>
  )
}
