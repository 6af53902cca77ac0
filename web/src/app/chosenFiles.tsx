import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Chosen, ChosenFile } from '../files/chosenFile.ts'

type ChosenFiles = Chosen & {
  choose: (chosen: Chosen) => void
  take: () => ChosenFile[]
}

const nothing: Chosen = { files: [], describeSkipped: [] }

const ChosenFilesContext = createContext<ChosenFiles | undefined>(undefined)

/** Neither a URL nor history state can carry files. */
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
