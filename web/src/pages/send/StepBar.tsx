import Icon from '@cloudscape-design/components/icon'
import { send } from '../../../../shared/texts/en/send.ts'
import styles from './stepBar.module.css'

export function StepBar({ step }: { step: 1 | 2 }) {
  return (
    <ol className={styles.bar} aria-label={send.steps}>
      {send.stepNames.map((name, index) => {
        const number = index + 1
        const stage = number < step ? styles.done : number === step ? styles.current : undefined
        return (
          <li key={name} className={stage} aria-current={number === step ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {number < step ? <Icon name="check" size="small" /> : number}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
