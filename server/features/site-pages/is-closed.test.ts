import { describe, expect, it } from 'vitest'
import { isCallClosed, isClosed } from './is-closed.ts'

const building = { isBuilding: true }

describe('a site that is being built', () => {
  it('shows visitors and members the pages for signing in and for leaving a letter, and no others', () => {
    const open = ['auth', 'auth/confirm/abc', 'password/reset/ask', 'lettre/desinscription/abc', 'newsletter/unsubscribe/abc']
    const closed = ['', 'contact', 'authentique', 'lettre', 'newsletter', 'compte', 'blog/auth']
    for (const path of open) expect([path, isClosed(building, path, 'visitors')]).toEqual([path, false])
    for (const path of closed) {
      expect([path, isClosed(building, path, 'visitors'), isClosed(building, path, 'members')]).toEqual([path, true, true])
      expect([path, isClosed(building, path, 'admins'), isClosed({ isBuilding: false }, path, 'visitors')]).toEqual([path, false, false])
    }
  })

  it('answers the calls of those pages, and none that tells what the others say', () => {
    const open = ['login', 'logout', 'register/confirm', 'user', 'user/session/3', 'newsletter/unsubscribe/abc', 'site/info', 'parameter']
    const alsoOpen = ['shell/default', 'component/conf/OPENING_HOURS', 'page/auth', 'page/password/reset', 'consent']
    const closed = [
      'page',
      'page/',
      'page/contact',
      'page/authentique',
      'blog/12',
      'element/event',
      'search',
      'newsletter/subscribe',
      'message',
    ]
    for (const path of [...open, ...alsoOpen]) expect([path, isCallClosed(building, path, 'visitors')]).toEqual([path, false])
    for (const path of closed) {
      expect([path, isCallClosed(building, path, 'members')]).toEqual([path, true])
      expect([path, isCallClosed(building, path, 'admins'), isCallClosed({ isBuilding: false }, path, 'visitors')]).toEqual([
        path,
        false,
        false,
      ])
    }
  })
})
