const controls = 'input, select, textarea, button'

/** Focuses the control of a path in the policy, or of the nearest part around it. */
export function focusPath(root: Element | null | undefined, path: string): void {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length -= 1) {
    const found = root?.querySelector(`[data-path="${keys.slice(0, length).join('.')}"]`)
    const control = found?.matches(controls) ? found : found?.querySelector(controls)
    if (!(control instanceof HTMLElement)) continue
    control.focus()
    control.scrollIntoView({ block: 'center' })
    return
  }
}
