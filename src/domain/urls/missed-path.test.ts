import { describe, expect, it } from 'vitest'
import { missedPath } from './missed-path.ts'

describe('a missing path', () => {
  it.each([
    ['/nos-vins/', '/nos-vins'],
    ['/contact.php?id=4', '/contact.php'],
    ['/index.html#haut', '/index.html'],
    ['/tarifs/2024.pdf', '/tarifs/2024.pdf'],
    ['/En/Prices', '/En/Prices'],
    ['/e\u0301te\u0301', '/été'],
    ['/password/reset/h1Yk3bq0VxJm8sZ2wP6t', '/password/reset/…'],
  ])('%j is counted as %j', (path, kept) => {
    expect(missedPath(path)).toBe(kept)
  })

  it.each([
    ...['/wp-login.php', '/blog/wp-admin/setup.php', '/.env', '/a/.git/config', '/xmlrpc.php', '/cgi-bin/luci', '/phpmyadmin', '/PMA/'],
    ...['/logo.png', '/app.js.map', '/sauvegarde.zip', '/dump.sql', '/ads.txt'],
    ...['/', '', 'blog', '//evil.example', '/a\\b', '/a\u0000b', '/\ud800', `/${'a'.repeat(300)}`],
  ])('%j is not counted', (path) => {
    expect(missedPath(path)).toBeNull()
  })
})
