import { useLocalStorage } from '@mantine/hooks'

type Change<Value> = (change: (former: Value) => Value) => void

/** A value that this device remembers under a name. */
export function useStored<Value>(key: string, first: Value): readonly [value: Value, change: Change<Value>] {
  const [value, setValue] = useLocalStorage<Value>({ key, defaultValue: first, getInitialValueInEffect: false })
  return [value, setValue]
}
