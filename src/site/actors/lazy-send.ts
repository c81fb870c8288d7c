/** Sends to what is fetched with the first event that it is sent: pages where there is none never load it. */
export function lazySend<Event>(
  load: () => Promise<(event: Event) => void>,
  onFailure: (event: Event, error: unknown) => void,
): (event: Event) => void {
  let send: ((event: Event) => void) | null = null
  let coming: Promise<(event: Event) => void> | null = null
  return (event) => {
    if (send) {
      send(event)
      return
    }
    coming ??= load()
    coming.then(
      (arrived) => {
        send = arrived
        arrived(event)
      },
      (error: unknown) => {
        coming = null
        onFailure(event, error)
      },
    )
  }
}
