/** The milliseconds of processor that a work takes in this process and its threads: a busy machine makes it wait, not work more. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
