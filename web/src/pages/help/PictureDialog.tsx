import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { helpSteps } from '../../../../shared/domain/helpSteps.ts'
import { helpPage } from '../../../../shared/texts/en/help.ts'
import { toModalEvents, useModal } from '../../components/useModal.ts'
import { CloseIcon, Icon } from '../../shell/icons.tsx'
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts'
import styles from './pictureDialog.module.css'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pictureSize.ts'
import { getPicture } from './pictures.ts'
import { useStepTexts } from './useStepTexts.ts'

type Props = { index: number; onChange: (index: number) => void; onClose: () => void }

/** A picture in full size. The arrow keys change the step, from the last to the first too. */
export function PictureDialog({ index, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const picture = useRef<HTMLElement>(null)
  const id = useId()
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme)
  const reopen = useModal(dialog, true, heading)
  const { onKeyDown, ...events } = toModalEvents(onClose, reopen)
  const step = helpSteps[index] ?? helpSteps[0]
  // A picture that is wider than the window begins with its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its picture
  useLayoutEffect(() => {
    picture.current?.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [step])
  const { title, description, caption } = useStepTexts(step)
  const turn = (by: number) => onChange((index + by + helpSteps.length) % helpSteps.length)
  const isReversed = document.documentElement.dir === 'rtl'

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      {...events}
      onKeyDown={event => {
        if (event.target === picture.current && isWider(picture.current)) onKeyDown?.(event)
        else if (event.key === 'ArrowRight') turn(isReversed ? -1 : 1)
        else if (event.key === 'ArrowLeft') turn(isReversed ? 1 : -1)
        else onKeyDown?.(event)
      }}
      // A click beside the picture.
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.layout}>
        <div className={styles.head}>
          <div aria-live="polite">
            <p>{helpPage.position(index + 1, helpSteps.length)}</p>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
          </div>
          <button type="button" aria-label={helpPage.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <figure className={styles.figure}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it, in browsers too that focus no scrolled element */}
          <section ref={picture} className={styles.picture} aria-labelledby={id} tabIndex={0}>
            <img src={getPicture(step, theme)} alt={caption} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} />
          </section>
          <figcaption>{description}</figcaption>
        </figure>
        <div className={styles.foot}>
          <button type="button" aria-label={helpPage.previous} onClick={() => turn(-1)}>
            <Arrow isBack />
          </button>
          <p>{helpPage.keys}</p>
          <button type="button" aria-label={helpPage.next} onClick={() => turn(1)}>
            <Arrow />
          </button>
        </div>
      </div>
    </dialog>
  )
}

/** Than its place: the arrow keys scroll it. */
function isWider(place: HTMLElement): boolean {
  return place.scrollWidth > place.clientWidth
}

function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <span className={isBack ? styles.back : styles.forth}>
      <Icon>
        <path d="M9 5l7 7-7 7" />
      </Icon>
    </span>
  )
}
