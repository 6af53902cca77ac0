/** Sentences of the server about drop pages. The page translates them (`sentences.ts`). */
export const dropPageTexts = {
  wrongPassword: 'This password is not right. Please check it, or ask the person who gave you this address.',
  visitorRefused: 'This page takes no files from this address. Please use another one, or contact the recipient.',
  closed: 'This page takes no files at present. Please contact the recipient.',
  noRoom: 'This page cannot take more files at present.',
  foreignKind: (name: string) => `This page does not take files of this kind: ${name}.`,
}
