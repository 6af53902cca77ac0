const MAX_NAMED = 3

/** 'a@x, b@y, c@z, +4', for a mail about many recipients. */
export function toNamed(recipients: readonly string[]): string {
  const more = recipients.length - MAX_NAMED
  return [...recipients.slice(0, MAX_NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ')
}
