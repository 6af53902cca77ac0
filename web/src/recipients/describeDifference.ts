import { send } from '../../../shared/texts/en/send.ts'

/** What a screen reader says of the marks: the parts of an address that differ, such as 'exampel instead of example.' */
export function describeDifference(address: string, suggestion: string): string {
  const [parts, meant] = [address, suggestion].map(text => text.split(/[@.]/))
  if (parts?.length !== meant?.length) return send.check.differences([send.check.insteadOf(address, suggestion)])
  const pairs = parts?.map((part, place) => [part, meant?.[place] ?? ''] as const) ?? []
  const differing = pairs.filter(([part, other]) => part !== other)
  return differing.length === 0
    ? ''
    : send.check.differences(differing.map(([part, other]) => send.check.insteadOf(part, other)))
}
