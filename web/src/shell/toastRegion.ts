import styles from './toasts.module.css'

/** Where notices stand. It is none of React's elements, as it moves between those that are. */
export function newToastRegion(): HTMLElement {
  const looks = { className: styles.toasts ?? '', popover: 'manual', ariaLabel: 'Notifications', ariaLive: 'polite' }
  return Object.assign(document.createElement('section'), looks)
}

/**
 * Brings the notices above all, into the dialog on top if one is open: what stands outside of that can be neither
 * reached nor heard.
 * @returns whether it moved them, which ends what is being said
 */
export function raiseToasts(region: HTMLElement): boolean {
  // A dialog that is opened from another stands within it, or after it.
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (region.parentElement === parent) return false
  // What was said is not said again because it moved.
  region.ariaLive = 'off'
  parent.append(region)
  // Not every browser has popovers; there, notices stand above what is not in a dialog alone.
  region.showPopover?.()
  return true
}
