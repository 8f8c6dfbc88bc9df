import { errorCodes } from '../kernel/errors.ts'
import type { Json } from './schemaTree.ts'

/** The body of every error response. */
export const errorSchema: Json = {
  type: 'object',
  description: 'The body of every error response.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'One or two sentences for users.' },
    code: {
      type: 'string',
      description: 'For programs. A server may have codes that are not listed.',
      'x-extensible-enum': Object.keys(errorCodes),
    },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Messages by the name of the field, of a `ValidationError`.',
    },
    data: { type: 'object', additionalProperties: true, description: 'Additional data, such as the `count` of what blocks a removal.' },
  },
}
