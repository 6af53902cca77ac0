/** The product version of the specification. */
export const version = 'v1.13.1'

/** A hash of all sources; empty when the build sets none. */
export const revision: string = import.meta.env.VITE_REVISION ?? ''
