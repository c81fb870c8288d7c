import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exitCodes, StartError } from './start-error.ts'

describe('a refused start', () => {
  it('says why in French, then in English, with the code of its reason', () => {
    const error = new StartError('dataInUse', { french: 'Le dossier est occupé.', english: 'The folder is in use.' })
    expect(error.message).toBe('Le dossier est occupé.\nThe folder is in use.')
    expect(error.exitCode).toBe(11)
  })

  it('has a code for each reason that no other has, explained to whoever operates the server', () => {
    const codes = Object.values(exitCodes)
    expect(new Set(codes).size).toBe(codes.length)
    const operating = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
    for (const code of codes) expect(operating).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'))
  })
})
