import type { Socket } from 'node:net'
import { RequestError, errorResponse } from '@vehicle-partner/api/server'
import { formatSecurityHeaders } from './securityHeaders.ts'

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers a request that is not valid HTTP with the error body of the API and closes the connection. */
export function rejectMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify(errorResponse(new RequestError('ValidationError', 'We could not read this request')).body)
  const status = statuses[error.code ?? ''] ?? '400 Bad Request'
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\n${formatSecurityHeaders()}content-type: application/json; charset=utf-8\r\n` +
        `cache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroy(error)
}
