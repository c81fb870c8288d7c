/** A Date whose present is later by an offset. Dates that are made of values are not shifted. */
export function shiftedDate(real: DateConstructor, offsetMs: number): DateConstructor {
  const now = (): number => real.now() + offsetMs
  const shifted: DateConstructor = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, args, newTarget) => {
      const made: unknown = Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === shifted ? target : newTarget)
      return Object(made) as object
    },
    get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
  real.prototype.constructor = shifted
  return shifted
}
