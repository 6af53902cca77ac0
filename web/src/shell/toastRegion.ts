import styles from './toasts.module.css'

/** React does not manage it, because it moves between elements. */
export function newToastRegion(): HTMLElement {
  const properties = {
    className: styles.toasts ?? '',
    popover: 'manual',
    ariaLabel: 'Notifications',
    ariaLive: 'polite',
  }
  return Object.assign(document.createElement('section'), properties)
}

/**
 * Content outside a modal dialog can be neither reached nor heard.
 * @returns whether they moved, which interrupts a running announcement
 */
export function raiseToasts(region: HTMLElement): boolean {
  // A nested dialog is inside its parent or after it.
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (region.parentElement === parent) return false
  // Moving must not repeat the announcement.
  region.ariaLive = 'off'
  parent.append(region)
  // In browsers without popovers, toasts are only above content outside dialogs.
  region.showPopover?.()
  return true
}
