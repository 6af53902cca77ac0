/** Beside a bundle, a copy has its last name. */
export const ARCHIVE_PROGRAM = 'libarchive-wasm/dist/libarchive.wasm'
