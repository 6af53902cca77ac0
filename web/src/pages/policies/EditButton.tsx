import Button from '@cloudscape-design/components/button'
import type { Policy } from '../../../../shared/domain/policies/policy.ts'

type Props = { policy: Policy; isOpening: boolean; onEdit: (policy: Policy) => void; isShort?: boolean }

export function EditButton({ policy, isOpening, onEdit, isShort = false }: Props) {
  return (
    <Button
      {...(isShort ? { variant: 'inline-link' as const } : {})}
      loading={isOpening}
      ariaLabel={`Edit: ${policy.name}`}
      onClick={() => onEdit(policy)}
    >
      Edit
    </Button>
  )
}
