/** CSV control bytes. UTF-8 never uses them inside another character. */
export const TAB = 0x09
export const LF = 0x0a
export const CR = 0x0d
export const QUOTE = 0x22
export const COMMA = 0x2c
