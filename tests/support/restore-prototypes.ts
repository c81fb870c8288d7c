const NAMES = ['EventTarget', 'Node', 'Element', 'HTMLElement', 'HTMLDialogElement', 'Range', 'Document'] as const

/** Reads what the prototypes of a document hold. The returned function takes back what a test file has changed and added since. */
export function rememberPrototypes(): () => void {
  const known = NAMES.flatMap((name) => {
    const owner = (globalThis as Readonly<Record<string, unknown>>)[name]
    return typeof owner === 'function' ? [owner.prototype as object] : []
  }).map((prototype) => ({ prototype, former: Object.getOwnPropertyDescriptors(prototype) as Record<PropertyKey, PropertyDescriptor> }))
  return () => {
    for (const { prototype, former } of known)
      for (const key of Reflect.ownKeys(prototype)) {
        const now = Object.getOwnPropertyDescriptor(prototype, key)
        const before = Object.hasOwn(former, key) ? former[key] : undefined
        if (now?.configurable !== true || (before && isSame(now, before))) continue
        if (before) Object.defineProperty(prototype, key, before)
        else Reflect.deleteProperty(prototype, key)
      }
  }
}

function isSame(one: PropertyDescriptor, other: PropertyDescriptor): boolean {
  return one.value === other.value && one.get === other.get && one.set === other.set
}
