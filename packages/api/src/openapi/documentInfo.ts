import type { Json } from './schemaTree.ts'

const description = `The API of the vehicle partner portal.

**Authentication.** Log in with \`POST /v1/login\` and send the \`token\` as \`Authorization: Bearer …\`. Calls that move money or owners need a step-up besides: \`POST /v1/users/step-up\`, then the header \`X-Step-Up\`.

**Viewing as a role.** An owner may send a role such as \`partner_trip_manager\` in the header \`X-View-As\`: a GET is then answered as for a member who has this role alone, and every write is 403 \`Forbidden\`. For other members the header changes nothing but that.

**Values.** Amounts are integer kobo (a naira has 100), in fields that end in \`_kobo\`. Instants are ISO 8601 in UTC; days are days in Africa/Lagos. Ids are opaque text. A server may add fields, and values to an \`x-extensible-enum\`: ignore what you do not know.

**Lists** have \`page\`, \`perPage\` and \`sort\`, and return \`{ data, metadata }\`. Filters can be repeated. An unknown parameter is an error. Examples show the first rows only.

**Errors** are \`{ message, code, errors?, data? }\`; \`errors\` has the messages by field.

**Repeating a write.** Send a unique \`Idempotency-Key\` with a POST, and with each other call that names the header: repeated within 24 hours, it returns the stored response and writes nothing.

**Limits.** Calls that are limited have the headers \`RateLimit-Policy\` and \`RateLimit\`. Above a limit the response is 429 with \`Retry-After\`. Every response has an \`X-Request-Id\`.`

/** The head of the document. */
export const documentInfo: Json = {
  title: 'Vehicle Partner API',
  version: '1',
  description,
  contact: { name: 'Vehicle Partner' },
  license: { name: 'MIT', identifier: 'MIT' },
}
