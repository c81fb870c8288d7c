import { describe, expect, it } from 'vitest'
import { leadsThrough, listsOnWay, pointerSegments, valueAt, withValue } from './pointer.ts'

const props = { title: 't', link: { href: 'h' }, items: [{ links: ['x', 'y'] }, { links: [] }], 'a/b~c': 1, none: null }
const written = (pointer: string, value?: string | null) => withValue(props, pointerSegments(pointer)!, value)

describe('a JSON pointer', () => {
  it.each([
    ['/title', 't'],
    ['/link/href', 'h'],
    ['/items/0/links/1', 'y'],
    ['/a~1b~0c', 1],
    ['/none', null],
    ['/items/2', undefined],
    ['/items/-', undefined],
    ['/items/00', undefined],
    ['/items/length', undefined],
    ['/title/0', undefined],
    ['/toString', undefined],
  ])('reads %s', (pointer, value) => {
    expect(valueAt(props, pointer)).toEqual(value)
  })

  it.each(['', 'title', '/~2', '/~', '/__proto__', '/link/__proto__/x', '/constructor', '/prototype', '/\ud800', '/\0'])(
    'refuses %j',
    (pointer) => {
      expect(pointerSegments(pointer)).toBeNull()
    },
  )

  it('names the outermost and the innermost list on its way', () => {
    expect(listsOnWay(props, '/items/0/links/1')).toEqual({ outer: '/items', inner: '/items/0/links' })
    expect(listsOnWay(props, '/items/0')).toEqual({ outer: '/items', inner: '/items' })
    expect([listsOnWay(props, '/items'), listsOnWay(props, '/link/href')]).toEqual([null, null])
  })

  it('leads through itself and what lies above, not through a name that begins alike', () => {
    expect(['/a', '/a/b', '/a/bc', '/a/b/c/d'].map((upper) => leadsThrough(upper, '/a/b/c'))).toEqual([true, true, false, false])
  })
})

describe('a value written at a pointer', () => {
  it('leaves everything beside its way the very same object', () => {
    const done = written('/link/href', 'new')!.root as typeof props
    expect(done).toEqual({ ...props, link: { href: 'new' } })
    expect(done.items).toBe(props.items)
  })

  it('removes a property, and nothing where there is none', () => {
    expect(written('/link')!.root).not.toHaveProperty('link')
    expect(written('/absent')!.root).toEqual(props)
  })

  it.each(['/items/0/links/2', '/items/-', '/items/2/links', '/absent/href', '/title/x', '/none/x'])(
    'is refused at %s, where nothing is',
    (pointer) => {
      expect(written(pointer, 'x')).toBeNull()
    },
  )

  it('never makes a list longer or shorter', () => {
    expect([written('/items/0/links/0'), written('/items/1')]).toEqual([null, null])
    expect(written('/items/0/links/0', null)!.root).toMatchObject({ items: [{ links: [null, 'y'] }, {}] })
  })
})
