import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exitCodes, StartError } from './start-error.ts'

describe('a rejected start', () => {
  it('has its reason in French, then in English, and an exit code', () => {
    const error = new StartError('dataInUse', { french: 'Le dossier est occupé.', english: 'The folder is in use.' })
    expect(error.message).toBe('Le dossier est occupé.\nThe folder is in use.')
    expect(error.exitCode).toBe(11)
  })

  it('has a unique exit code for each reason, documented for operators', () => {
    const codes = Object.values(exitCodes)
    expect(new Set(codes).size).toBe(codes.length)
    const operating = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
    for (const code of codes) expect(operating).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'))
  })
})
