/**
 * E-mail addresses in each document of the archive. Any sum of them is unique, so the total of a wrong run tells which
 * documents were not read.
 */
export const canaryMarkers = { docx: 1, xlsx: 2, pdf: 4, nested: 8, csv: 16 } as const
