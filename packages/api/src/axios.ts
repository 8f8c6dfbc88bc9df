import { apiTimeoutMs } from '@vehicle-partner/domain'
import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import { ConnectionError } from './kernel/connectionError.ts'
import type { Transport } from './kernel/transport.ts'

/** Sends requests over HTTP with a timeout of 60 seconds (spec section 7). Every status is a response; no response is a ConnectionError. */
export function axiosTransport(baseURL: string, http: AxiosInstance = axios.create(), timeout: number = apiTimeoutMs): Transport {
  return async ({ method, path, query, body, headers, signal, expects, onUploadProgress }) => {
    try {
      const response = await http.request<unknown>({
        baseURL,
        url: path,
        method,
        timeout,
        validateStatus: () => true,
        paramsSerializer: { indexes: null },
        ...(query ? { params: query } : {}),
        ...(body === undefined ? {} : { data: body }),
        ...(headers ? { headers } : {}),
        ...(signal ? { signal } : {}),
        // Bytes instead of a Blob: Node has none here, and an error must be read as JSON.
        ...(expects === 'file' ? { responseType: 'arraybuffer' as const } : {}),
        ...(onUploadProgress ? { onUploadProgress: ({ progress = 0 }) => onUploadProgress(progress) } : {}),
      })
      const received = headersOf(response)
      return { status: response.status, body: expects === 'file' ? fileOf(response, received) : response.data, headers: received }
    } catch (error) {
      if (axios.isCancel(error)) throw new ConnectionError('cancelled', error)
      if (error instanceof AxiosError)
        throw new ConnectionError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'offline', error)
      throw error
    }
  }
}

function headersOf({ headers }: AxiosResponse): Record<string, string> {
  const names = Object.entries(headers as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), String(value)])
  return Object.fromEntries(names) as Record<string, string>
}

/** A file as a Blob, an error as JSON. */
function fileOf({ status, data }: AxiosResponse<unknown>, headers: Record<string, string>): unknown {
  const bytes = data as ArrayBuffer
  if (status < 400) return new Blob([bytes], { type: headers['content-type'] ?? '' })
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
