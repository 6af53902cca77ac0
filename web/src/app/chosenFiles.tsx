import { createContext, type ReactNode, use, useMemo, useState } from 'react'

type ChosenFiles = {
  /** What the landing page handed over and nobody took yet. */
  files: File[]
  choose: (files: File[]) => void
  /** The files, once: whoever takes them keeps them. */
  take: () => File[]
}

const ChosenFilesContext = createContext<ChosenFiles | undefined>(undefined)

/** Files cannot travel in a URL or in history state, so the pages hand them over here. */
export function ChosenFilesProvider(props: { children: ReactNode }) {
  const [files, setFiles] = useState<File[]>([])
  const chosen = useMemo(
    () => ({
      files,
      choose: setFiles,
      take: () => {
        if (files.length > 0) setFiles([])
        return files
      },
    }),
    [files],
  )
  return <ChosenFilesContext value={chosen}>{props.children}</ChosenFilesContext>
}

export function useChosenFiles(): ChosenFiles {
  const chosen = use(ChosenFilesContext)
  if (chosen === undefined) throw new Error('useChosenFiles needs a ChosenFilesProvider above it.')
  return chosen
}
