import FileInput from '@cloudscape-design/components/file-input'
import { choosing } from '../../../../shared/texts/en/choosing.ts'
import zone from '../../components/fileDropZone.module.css'
import { useFileDrop } from '../../components/useFileDrop.ts'

type Props = {
  invitation: string
  label: string
  hint?: string
  isOn: boolean
  onChoose: (file: File) => void
}

/** One file, which stays in the browser. */
export function FileChoice({ invitation, label, hint, isOn, onChoose }: Props) {
  const take = (file: File | null | undefined) => {
    if (file && isOn) onChoose(file)
  }
  const isDragging = useFileDrop(([first]) => take(first?.file), isOn)
  return (
    <div className={`${zone.zone} ${zone.compact} ${isDragging ? zone.dragging : ''}`}>
      <span className={zone.title}>{isDragging ? choosing.dropNow : invitation}</span>
      <FileInput value={[]} ariaLabel={label} onChange={({ detail }) => take(detail.value[0])}>
        {label}
      </FileInput>
      {hint !== undefined && <span className={zone.hint}>{hint}</span>}
    </div>
  )
}
