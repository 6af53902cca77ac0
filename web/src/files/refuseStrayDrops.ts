/**
 * Refuses files that are dropped where nothing takes them. A browser would open them in the tab, and the page would be
 * gone. What takes files prevents the default before the event gets here.
 */
export function refuseStrayDrops(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
}
