import { pages } from '../../../../shared/domain/pages.ts'

/** @param id of a heading; '' for the beginning */
export function toDocumentPath(name: string, id = ''): string {
  return `${pages.docs.path}/${name}${id === '' ? '' : `#${id}`}`
}
