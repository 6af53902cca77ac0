import type { RefObject } from 'react'

/** Phones cannot choose folders. */
export const canChooseFolders = 'webkitdirectory' in HTMLInputElement.prototype

type Props = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  onChoose: (files: File[]) => void
}

/** Also takes system folders, which other pickers refuse. */
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
        // Emptied, so that a removed folder can be chosen again.
        target.value = ''
        onChoose(files)
      }}
    />
  )
}
