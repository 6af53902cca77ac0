/** Brings whoever works on a form to the field that is wrong: by its `data-field`. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, select)`)?.focus()
}
