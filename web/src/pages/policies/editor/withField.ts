/** An item of the policy with another value. A field without a value is left out. */
export function withField<Item extends object>(item: Item, key: string, value: unknown): Item {
  const isEmpty = value === undefined || value === ''
  const others = Object.entries(item).filter(([name]) => name !== key)
  return Object.fromEntries(isEmpty ? others : [...others, [key, value]]) as Item
}
