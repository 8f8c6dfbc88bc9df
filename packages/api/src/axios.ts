import axios, { AxiosError, type AxiosInstance } from 'axios'
import { ConnectionError } from './kernel/errors.ts'
import type { Transport } from './kernel/transport.ts'

/** How long a call may take: 60 seconds (spec section 7). */
export const timeout = 60_000

/** Carries requests over HTTP. Every status is an answer; no answer is a ConnectionError. */
export function axiosTransport(baseURL: string, http: AxiosInstance = axios.create()): Transport {
  return async ({ method, path, query, body, headers, signal }) => {
    try {
      const answer = await http.request<unknown>({
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
      })
      const names = Object.entries(answer.headers as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), String(value)])
      return { status: answer.status, body: answer.data, headers: Object.fromEntries(names) as Record<string, string> }
    } catch (error) {
      if (axios.isCancel(error)) throw new ConnectionError('cancelled', error)
      if (error instanceof AxiosError)
        throw new ConnectionError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'offline', error)
      throw error
    }
  }
}
