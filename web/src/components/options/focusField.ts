export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, select)`)?.focus()
}
