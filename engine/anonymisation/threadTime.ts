/** The processor time that this thread has taken, in seconds: what others take does not count. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
