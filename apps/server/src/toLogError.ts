/** An error for the log, without the query values that a database error contains. */
export function toLogError(error: unknown): { type: string; message: string; stack?: string; code?: unknown; query?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'A value that is not an Error was thrown' }
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  if (query !== undefined) return { ...toLogError(error.cause), query }
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: error.message,
    ...(error.stack ? { stack: error.stack } : {}),
    ...(code === undefined ? {} : { code }),
  }
}
