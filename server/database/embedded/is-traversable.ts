import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from './os-user.ts'

function mayEnter(mode: number, owner: Account, account: Account): boolean {
  if (owner.uid === account.uid) return (mode & 0o100) !== 0
  if (owner.gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/** Returns true when the account may traverse the path and every folder above it. */
export async function isTraversable(path: string, account: Account): Promise<boolean> {
  const found = await stat(path)
  if (!mayEnter(found.mode, found, account)) return false
  const parent = dirname(path)
  return parent === path || isTraversable(parent, account)
}
