/** A successful exchange of one call. */
export interface CallExample {
  /** The values of the path's parameters. */
  params: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | readonly string[]>>
  /** The JSON body of the request. */
  body?: unknown
  /** The JSON body of the response. */
  response?: unknown
  /** The first lines of a returned text file. */
  file?: { type: string; text: string }
}
