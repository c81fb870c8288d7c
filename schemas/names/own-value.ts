/** The value that a record itself holds under a name from outside. What every object is born with, such as `constructor`, is no value of it. */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | null | undefined, name: string): Value | undefined {
  return record !== null && record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}
