/** The server writes English. */
export const translations: Readonly<Partial<Record<string, string>>> = {}
