/** Makes what stands in the place of functions that are shut: it can be called and constructed, and refuses each alike. */
export function refusal(message: string): () => never {
  return function refuse(): never {
    throw Object.assign(new Error(message), { code: 'ERR_ACCESS_DENIED' })
  }
}

/** Not writable and not configurable: what was shut stays shut. Names that a holder does not have are made to refuse. */
export function block(holder: object, names: readonly string[], refuse: () => never) {
  for (const name of names) Object.defineProperty(holder, name, { value: refuse, writable: false, configurable: false })
}
