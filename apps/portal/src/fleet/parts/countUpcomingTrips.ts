/** Up to this number of items each one is asked for its trips: more would be many requests on a slow network. */
export const mostCounted = 20

/** The upcoming trips of several vehicles or drivers together; undefined if one is not known, or if they are too many to ask for. */
export async function countUpcomingTrips(
  items: readonly { id: string }[],
  count: (id: string) => Promise<number | undefined>,
): Promise<number | undefined> {
  if (items.length > mostCounted) return undefined
  const counts = await Promise.all(items.map(({ id }) => count(id)))
  return counts.reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0)
}
