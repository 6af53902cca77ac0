/** Made by `bin/catalogues.ts`. */
declare module 'virtual:texts' {
  type Index = { areas: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> }
  export const indexes: Readonly<Record<import('../../../shared/texts/language.ts').Language, () => Promise<Index>>>
}
