import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Chosen, ChosenFile } from '../files/chosenFile.ts'

/** What the landing page handed over and nobody took yet, with what it has to say of the choice. */
type ChosenFiles = Chosen & {
  choose: (chosen: Chosen) => void
  /** The files, once: whoever takes them keeps them. */
  take: () => ChosenFile[]
}

const nothing: Chosen = { files: [], leftOut: [] }

const ChosenFilesContext = createContext<ChosenFiles | undefined>(undefined)

/** Files cannot travel in a URL or in history state, so the pages hand them over here. */
export function ChosenFilesProvider(props: { children: ReactNode }) {
  const [last, setLast] = useState(nothing)
  const chosen = useMemo(
    () => ({
      ...last,
      choose: setLast,
      take: () => {
        setLast(nothing)
        return last.files
      },
    }),
    [last],
  )
  return <ChosenFilesContext value={chosen}>{props.children}</ChosenFilesContext>
}

export function useChosenFiles(): ChosenFiles {
  const chosen = use(ChosenFilesContext)
  if (chosen === undefined) throw new Error('useChosenFiles needs a ChosenFilesProvider above it.')
  return chosen
}
