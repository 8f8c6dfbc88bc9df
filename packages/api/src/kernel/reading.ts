import * as z from 'zod/mini'
import type { AnyEndpoint } from './endpoint.ts'
import { ApiError, MalformedAnswer } from './errors.ts'
import type { Download } from './files.ts'
import type { Answer } from './transport.ts'

const failure = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** What a call's answer says. Throws ApiError when it is a refusal, MalformedAnswer when the contract promises another shape. */
export function read(endpoint: AnyEndpoint, answer: Answer, name: string): unknown {
  if (answer.status >= 400) throw refusalIn(answer)
  if (!endpoint.reply) return fileIn(answer, name)
  const parsed = endpoint.reply.safeParse(answer.body)
  if (!parsed.success) throw new MalformedAnswer(`${name}: ${z.prettifyError(parsed.error)}`, { cause: parsed.error })
  return parsed.data
}

function refusalIn({ status, body, headers }: Answer): ApiError {
  const said = failure.safeParse(body)
  const { message, code, errors, data } = said.success ? said.data : {}
  return new ApiError({
    status,
    code: code ?? 'ServerError',
    message: message ?? 'An error occurred!',
    said: Boolean(message),
    requestId: headers['x-request-id'],
    ...(errors ? { fields: errors } : {}),
    ...(data ? { data } : {}),
  })
}

function fileIn({ body, headers }: Answer, name: string): Download {
  if (!(body instanceof Blob)) throw new MalformedAnswer(`${name}: no file came`)
  const type = (headers['content-type'] ?? body.type).split(';', 1)[0]?.trim() ?? ''
  return { blob: body, type, filename: filenameIn(headers['content-disposition']) ?? name }
}

/** The name in a Content-Disposition header; the encoded one goes before the plain one (RFC 6266). */
export function filenameIn(header: string | undefined): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1')
}
