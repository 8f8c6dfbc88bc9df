import { RequestError } from '@vehicle-partner/api/server'
import type { FastifyInstance } from 'fastify'

/** The deepest input of the contract has six levels. */
const maxDepth = 32
/** An import of 1,000 rows has about 25,000 values. */
const maxValues = 50_000

/** JSON is the only accepted body type; an empty body counts as absent. Bodies that would exhaust stack or memory are rejected at once. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null)
    else
      void parse(request, body, (error, value) => {
        if (error) done(error)
        else if (isOversized(value)) done(new RequestError('ValidationError', 'We could not read this request'))
        else done(null, value)
      })
  })
}

/** Whether a value is nested too deeply or has too many parts for code that visits all of them, such as schemas and fingerprints. */
function isOversized(body: unknown): boolean {
  let values = 0
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (depth > maxDepth || values > maxValues) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}
