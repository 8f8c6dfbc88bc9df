/**
 * Whether the server has rejected a call for good: otherwise a write may have been executed. Reads the shape of the error, so that public pages
 * need not load its class first.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
