import type { PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import type { PolicyPack } from '../../../../../shared/domain/policies/policyPack.ts'
import { policyPackTexts } from '../../../../../shared/texts/en/policyEditor.ts'

type PolicyTexts = { name: string; description: string; message?: string }
type PackTexts = { title: string; description: string; policies: Readonly<Partial<Record<string, PolicyTexts>>> }

/** A pack, which the server writes in English, in the page's language. An unknown pack or policy keeps its own texts. */
export function translatePack(pack: PolicyPack): PolicyPack {
  const texts: PackTexts | undefined = (policyPackTexts as Readonly<Partial<Record<string, PackTexts>>>)[pack.id]
  if (!texts) return pack
  const { title, description } = texts
  const policies = pack.policies.map((policy, index) =>
    translatePolicy(policy, texts.policies[pack.policyKeys?.[index] ?? '']),
  )
  return { ...pack, title, description, policies }
}

function translatePolicy(policy: PolicyContent, texts: PolicyTexts | undefined): PolicyContent {
  if (!texts) return policy
  const { name, description, message } = texts
  const statements = policy.statements.map(statement =>
    message === undefined || statement.message === undefined ? statement : { ...statement, message },
  )
  return { ...policy, name, description, statements }
}
