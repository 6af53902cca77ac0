/** Scripts, styles and pictures of the web app: their names have a hash of their content. */
export const ASSETS_PREFIX = 'assets/'

/** The bucket's lifecycle rule deletes objects with it. */
export const RETIRED_TAG = { key: 'retired', value: 'true' } as const
