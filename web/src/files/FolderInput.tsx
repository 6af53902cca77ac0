import type { RefObject } from 'react'

/** Phones have no folders to choose. */
export const canChooseFolders = 'webkitdirectory' in HTMLInputElement.prototype

type Props = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  onChoose: (files: File[]) => void
}

/** The input that opens the picker of folders, for a button beside it. It takes every folder, also those of the system. */
export function FolderInput({ ref, label, onChoose }: Props) {
  return (
    <input
      ref={input => {
        if (input) input.webkitdirectory = true
        ref.current = input
      }}
      type="file"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // Emptied, so that the same folder can be chosen again after its files were removed.
        target.value = ''
        onChoose(files)
      }}
    />
  )
}
