import { fixSeed } from './sampling.ts'

/** Gives all workers the same seed, and prints it after the results, where a failed part shows it. */
export function setup(): () => void {
  const line = fixSeed()
  return () => void process.stdout.write(`\n${line}\n`)
}
