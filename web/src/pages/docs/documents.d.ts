/** `web/documents.ts` makes these modules of the documents. */
declare module 'virtual:documents' {
  export type Document = { title: string; html: string; contents: { id: string; title: string }[] }
  export const documents: readonly {
    name: string
    audience: 'members' | 'administrators' | 'operators' | 'integrators'
    title: string
    lead: string
    load: () => Promise<Document>
  }[]
}

declare module 'virtual:documents-search' {
  /** `id` of the heading; '' for the beginning of the document. */
  export const sections: readonly { document: string; id: string; title: string; within: string; text: string }[]
}
