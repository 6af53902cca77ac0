import { type ReactNode, useState } from 'react'
import { components } from '../../../shared/texts/en/common.ts'
import styles from './filePages.module.css'
import { Pages } from './Pages.tsx'

/** A table of a thousand rows takes seconds to render, at each read. */
const FILES_PER_PAGE = 50

/**
 * Shows a long list of files in pages.
 * @param isNotable files that come first when there are several pages
 * @returns `pager` is shown above the files, so that a turn shows their beginning
 */
export function useFilePages<File>(
  files: readonly File[],
  isNotable: (file: File) => boolean,
): { shown: readonly File[]; pager: ReactNode } {
  const [turned, setPage] = useState(1)
  if (files.length <= FILES_PER_PAGE) return { shown: files, pager: undefined }
  const last = Math.ceil(files.length / FILES_PER_PAGE)
  const page = Math.min(turned, last)
  const from = (page - 1) * FILES_PER_PAGE
  const ordered = [...files.filter(isNotable), ...files.filter(file => !isNotable(file))]
  const shown = ordered.slice(from, from + FILES_PER_PAGE)
  const pager = (
    <div className={styles.head}>
      <span role="status" className={styles.range}>
        {components.range(from + 1, from + shown.length, files.length)}
      </span>
      <Pages page={page} last={last} onTurn={setPage} />
    </div>
  )
  return { shown, pager }
}
