import type { ComponentProps } from 'react'
import styles from './actions.module.css'

type Props = Pick<ComponentProps<'div'>, 'children' | 'onPointerEnter' | 'onPointerLeave'>

export function Actions(props: Props) {
  return <div className={styles.actions} {...props} />
}
