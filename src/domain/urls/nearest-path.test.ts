import { describe, expect, it } from 'vitest'
import { nearestPath } from './nearest-path.ts'

const paths = ['/', '/nos-vins', '/contact', '/le-domaine/histoire', '/en/wines', '/livraison-et-retours']

describe('the nearest path', () => {
  it.each([
    ['/nos-vins.html', '/nos-vins'],
    ['/Nos_Vins', '/nos-vins'],
    ['/vins', '/nos-vins'],
    ['/contactez-nous.php', '/contact'],
    ['/histoire-du-domaine', '/le-domaine/histoire'],
    ['/livraison', '/livraison-et-retours'],
    ['/en/our-wines', '/en/wines'],
  ])('of %s is %s', (missing, near) => {
    expect(nearestPath(missing, paths)).toBe(near)
  })

  it.each(['/xyz', '/42', '/', '/%%%'])('of %s is none', (missing) => {
    expect(nearestPath(missing, paths)).toBeNull()
  })
})
