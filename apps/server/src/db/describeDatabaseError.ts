/** The cause of a database error in one line, for the administrator. */
export function describeDatabaseError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  // If a host has several addresses, their errors are wrapped.
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause
  return (first instanceof Error ? first.message : String(first)).split('\n')[0] ?? ''
}
