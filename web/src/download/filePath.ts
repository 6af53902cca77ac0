import { shownPath } from '../../../shared/texts/paths.ts'
import { element } from './dom.ts'

/** Screen readers get the complete path. */
export function filePath(path: string): HTMLElement[] {
  const { folders, name, isWhole } = shownPath(path)
  const parts = [element('bdi', { class: 'quiet' }, folders), element('bdi', {}, name)]
  if (isWhole) return parts
  return [
    element('span', { 'aria-hidden': 'true', title: path }, ...parts),
    element('span', { class: 'visually-hidden' }, path),
  ]
}

export function getExtension(path: string): string {
  const { name } = shownPath(path)
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1) : ''
  return extension.length <= 4 ? extension.toUpperCase() : ''
}
