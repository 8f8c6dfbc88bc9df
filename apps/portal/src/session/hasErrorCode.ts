/** Whether a rejected call has one of these error codes. Reads the shape of the error, so that public pages need not load its class first. */
export const hasErrorCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
