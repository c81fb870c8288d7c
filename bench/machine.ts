import { execFileSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'

/** One line that tells on what the figures were measured. */
export function describeMachine(): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() ?? 'unknown processor'
  return `${processors.length} × ${model}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`
}

/** The commit that was measured. */
export function describeCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
}
