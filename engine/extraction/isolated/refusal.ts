export function refusal(message: string): () => never {
  return function refuse(): never {
    throw Object.assign(new Error(message), { code: 'ERR_ACCESS_DENIED' })
  }
}

/** Not writable and not configurable, so the block is permanent. Also defines missing names. */
export function block(holder: object, names: readonly string[], refuse: () => never) {
  for (const name of names) Object.defineProperty(holder, name, { value: refuse, writable: false, configurable: false })
}
