const { setTimeout, setImmediate } = globalThis

/**
 * Runs turns of the event loop. Timers without a delay, messages of ports and what they start arrive in the turns, on a slow machine too:
 * a single timer may fire before them.
 */
export async function turns(count = 8): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
