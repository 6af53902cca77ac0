/** The version of the product, as the specification has it. */
export const version = 'v1.13.1'

/** The commit that this build was made from; empty when the build could not know. */
export const revision: string = import.meta.env.VITE_REVISION ?? ''
