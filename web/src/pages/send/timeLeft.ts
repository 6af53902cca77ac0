/**
 * How long something will still take, as exactly as it can be known: 'about 3 minutes left'.
 * @param seconds more than 0
 */
export function timeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds left`
  if (seconds < 3570) return `about ${counted(Math.ceil(seconds / 60), 'minute')} left`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `about ${counted(hours, 'hour')}${rest > 0 ? ` ${rest} minutes` : ''} left`
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
