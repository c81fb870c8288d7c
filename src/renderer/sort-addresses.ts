interface Place {
  readonly type: readonly { readonly value: string }[]
}

/** The places of a company, its head office before the others, which keep their order. */
export function headOfficeFirst<P extends Place>(places: readonly P[]): readonly P[] {
  const isOffice = ({ type }: P): boolean => type.some(({ value }) => value === 'HEAD_OFFICE')
  return [...places.filter(isOffice), ...places.filter((place) => !isOffice(place))]
}
