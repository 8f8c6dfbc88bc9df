// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createUploadAnnouncer } from './uploadAnnouncer.ts'
import { explainUploadError } from './explainUploadError.ts'
import { defaultLabels } from './fileUploaderLabels.ts'
import type { QueueItem, UploadedFile } from './uploadQueue.ts'
import { createUploadManager, type UploadContext, type UploadOptions } from './uploadManager.ts'

const limits = { kinds: 'JPG or PDF', maxSize: '5 MB', minSize: '1 B', maxFiles: 1 }

const httpError = (status: number, message?: string) => Object.assign(new Error(message), { status })

describe('explainUploadError', () => {
  test.each<[what: string, error: unknown, online: boolean, reason: string, retry: string]>([
    ['a file too large for the server', httpError(413), true, 'File must be less than 5 MB', 'never'],
    ['an unsupported type', httpError(415), true, 'Only JPG or PDF can be uploaded', 'never'],
    ['an unreadable document', httpError(422, 'This PDF is protected by a password'), true, 'This PDF is protected by a password', 'never'],
    ['a 4xx without a message', httpError(400), true, 'The server did not accept this file', 'never'],
    ['too many', httpError(429, 'Slow down'), true, defaultLabels.failed.server, 'manual'],
    ['a server error', httpError(500, 'TypeError at line 3'), true, defaultLabels.failed.server, 'manual'],
    ['a gateway timeout', httpError(504), true, defaultLabels.failed.timeout, 'manual'],
    ['a timeout', new DOMException('', 'TimeoutError'), true, defaultLabels.failed.timeout, 'manual'],
    ['no network', new TypeError('Failed to fetch'), false, defaultLabels.failed.offline, 'online'],
    ['a network error', new TypeError('Failed to fetch'), true, defaultLabels.failed.server, 'manual'],
    ['an undefined error', undefined, true, defaultLabels.failed.server, 'manual'],
  ])('%s', (_what, error, online, reason, retry) => {
    expect(explainUploadError(error, defaultLabels, limits, online)).toEqual({ reason, retry })
  })
})

interface Sent {
  name: string
  context: UploadContext
  resolve: (value: string) => void
  reject: (error: unknown) => void
}

function setUpUploads(more: Partial<UploadOptions> = {}) {
  const sent: Sent[] = []
  const finished: UploadedFile[] = []
  const uploads = createUploadManager()
  uploads.setOptions({
    upload: (file, context) => new Promise((resolve, reject) => sent.push({ name: file.name, context, resolve, reject })),
    validate: async () => undefined,
    explainError: (error) => explainUploadError(error, defaultLabels, limits, true),
    concurrency: 2,
    autoUpload: true,
    timeout: 60_000,
    onFinished: (uploaded) => finished.push(uploaded),
    onEvent: () => undefined,
    ...more,
  })
  uploads.start()
  const add = (count: number, instead = false) =>
    uploads.add(
      Array.from({ length: count }, (_, place): QueueItem => {
        const name = `${place}.pdf`
        return { id: name, file: new File(['abcd'], name), name, status: 'checking', isOnHold: false, retry: 'never' }
      }),
      instead,
    )
  const status = (id = '0.pdf') => uploads.state().find((item) => item.id === id)?.status
  return { uploads, sent, finished, add, status }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createUploadManager', () => {
  test('uploads twenty files two at a time, in order', async () => {
    const { sent, add, finished } = setUpUploads()
    add(20)
    await settle()
    for (let place = 0; place < 20; place += 1) {
      expect(sent.map(({ name }) => name)).toEqual(Array.from({ length: Math.min(20, place + 2) }, (_, next) => `${next}.pdf`))
      sent[place]?.resolve(`files/${place}`)
      await settle()
    }
    expect(finished).toHaveLength(20)
  })

  test('removes a cancelled queued file without a request, and aborts a running one to start the next', async () => {
    const { uploads, sent, add, status } = setUpUploads({ concurrency: 1 })
    add(3)
    await settle()
    uploads.cancel('1.pdf')
    expect(sent).toHaveLength(1)
    uploads.cancel('0.pdf')
    await settle()
    expect(sent.map(({ name, context }) => [name, context.signal.aborted])).toEqual([
      ['0.pdf', true],
      ['2.pdf', false],
    ])
    expect([status('0.pdf'), status('1.pdf'), status('2.pdf')]).toEqual(['cancelled', 'cancelled', 'uploading'])
    uploads.stop()
    await settle()
  })

  test('ignores the response of a cancelled upload', async () => {
    const { uploads, sent, add, status, finished } = setUpUploads()
    add(1)
    await settle()
    uploads.cancel('0.pdf')
    sent[0]?.context.onProgress({ loaded: 4 })
    sent[0]?.resolve('files/0')
    await settle()
    expect(status()).toBe('cancelled')
    expect(finished).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('gives a retry a new signal', async () => {
    const { uploads, sent, add, status } = setUpUploads()
    add(1)
    await settle()
    uploads.cancel('0.pdf')
    uploads.retry('0.pdf')
    await settle()
    expect(sent.map(({ context }) => context.signal.aborted)).toEqual([true, false])
    sent[0]?.reject(new Error('late'))
    await settle()
    expect(status()).toBe('uploading')
    sent[1]?.resolve('files/0')
    await settle()
    expect(status()).toBe('done')
  })

  test('times out after a minute without progress; progress restarts the time', async () => {
    const { sent, add, status, uploads } = setUpUploads()
    add(1)
    await settle()
    await vi.advanceTimersByTimeAsync(59_000)
    sent[0]?.context.onProgress({ loaded: 1 })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(status()).toBe('uploading')
    await vi.advanceTimersByTimeAsync(1000)
    expect(status()).toBe('failed')
    expect(uploads.state()[0]?.reason).toBe(defaultLabels.failed.timeout)
    expect(sent[0]?.context.signal.aborted).toBe(true)
  })

  test('handles an upload function that throws, and continues with the next file', async () => {
    const { add, status } = setUpUploads({
      concurrency: 1,
      upload: (file) => {
        if (file.name === '0.pdf') throw new Error('Broken')
        return Promise.resolve('files/1')
      },
    })
    add(2)
    await settle()
    expect([status('0.pdf'), status('1.pdf')]).toEqual(['failed', 'done'])
  })

  test('aborts everything on stop', async () => {
    const { uploads, sent, add } = setUpUploads()
    add(4)
    await settle()
    uploads.stop()
    await settle()
    expect(sent).toHaveLength(2)
    expect(sent.every(({ context }) => context.signal.aborted)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not upload a file whose validation ends after stop', async () => {
    const { uploads, sent, add } = setUpUploads()
    add(1)
    uploads.stop()
    await settle()
    expect(sent).toEqual([])
  })

  test('aborts the first file when another one replaces it', async () => {
    const { uploads, sent, add } = setUpUploads()
    add(1)
    await settle()
    add(1, true)
    await settle()
    expect(sent.map(({ context }) => context.signal.aborted)).toEqual([true, false])
    uploads.clear()
    expect(uploads.state()).toEqual([])
    await settle()
  })

  test('rejects an accepted file when an async validator fails', async () => {
    const { uploads, sent, add } = setUpUploads({
      validate: async () => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        return 'A wrong page'
      },
    })
    add(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(uploads.state()[0]).toMatchObject({ status: 'rejected', reason: 'A wrong page' })
    expect(sent).toEqual([])
  })
})

describe('createUploadAnnouncer', () => {
  test('announces one file: added, three quarters, finished', async () => {
    const announcements: (string | undefined)[] = []
    const announce = createUploadAnnouncer()
    const { sent, add } = setUpUploads({ onEvent: (event, queue) => void announcements.push(announce(event, queue, defaultLabels)) })
    add(1)
    await settle()
    for (let hundredth = 1; hundredth <= 100; hundredth += 1) sent[0]?.context.onProgress({ loaded: hundredth, total: 100 })
    sent[0]?.resolve('files/0')
    await settle()
    expect(announcements.filter(Boolean)).toEqual(['0.pdf added', 'Uploading, 25%', 'Uploading, 50%', 'Uploading, 75%', '0.pdf uploaded'])
  })

  test('announces twenty files no more often than one', async () => {
    const announcements: (string | undefined)[] = []
    const announce = createUploadAnnouncer()
    const { sent, add } = setUpUploads({ onEvent: (event, queue) => void announcements.push(announce(event, queue, defaultLabels)) })
    add(20)
    await settle()
    for (let place = 0; place < 20; place += 1) {
      sent[place]?.context.onProgress({ loaded: 2 })
      sent[place]?.resolve(`files/${place}`)
      await settle()
    }
    expect(announcements.filter(Boolean)).toEqual([
      '20 files added',
      'Uploading, 25%',
      'Uploading, 50%',
      'Uploading, 75%',
      '20 files uploaded',
    ])
  })

  test('announces failing, cancelling and removing with the file name', async () => {
    const announcements: (string | undefined)[] = []
    const announce = createUploadAnnouncer()
    const { uploads, sent, add } = setUpUploads({
      onEvent: (event, queue) => void announcements.push(announce(event, queue, defaultLabels)),
    })
    add(2)
    await settle()
    sent[0]?.reject(httpError(422, 'Not readable'))
    await settle()
    uploads.cancel('1.pdf')
    uploads.remove('1.pdf')
    expect(announcements.filter(Boolean)).toEqual(['2 files added', '0.pdf: Not readable', '1.pdf: Cancelled', '1.pdf removed'])
  })
})
