import { useId, useSyncExternalStore } from 'react'
import type { HelpStep } from '../../../../shared/domain/helpSteps.ts'
import { helpPage } from '../../../../shared/texts/en/help.ts'
import { LongText } from '../../components/LongText.tsx'
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts'
import styles from './help.module.css'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pictureSize.ts'
import { getPicture } from './pictures.ts'
import { useStepTexts } from './useStepTexts.ts'

export function StepCard({ step, number, onZoom }: { step: HelpStep; number: number; onZoom: () => void }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme)
  const heading = useId()
  const { title, description, caption } = useStepTexts(step)
  const picture = getPicture(step, theme)
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <p className={styles.number}>{helpPage.step(number)}</p>
      <h2 id={heading}>{title}</h2>
      {picture && (
        <figure className={styles.figure}>
          <button type="button" aria-label={helpPage.zoom(title)} aria-haspopup="dialog" onClick={onZoom}>
            <img src={picture} alt="" width={PICTURE_WIDTH} height={PICTURE_HEIGHT} loading="lazy" decoding="async" />
          </button>
          <figcaption>{caption}</figcaption>
        </figure>
      )}
      <p className={styles.description}>
        <LongText about={title}>{description}</LongText>
      </p>
    </article>
  )
}
