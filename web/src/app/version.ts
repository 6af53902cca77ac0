/** The version of the product, as the specification has it. */
export const version = 'v1.13.1'

/** The first digits of the hash over all sources of this build; empty when the build did not say. */
export const revision: string = import.meta.env.VITE_REVISION ?? ''
