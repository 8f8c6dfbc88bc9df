import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { NewDocument } from './newOwnerDocuments.ts'
import { useNewDocuments } from './useNewDocuments.ts'

const licence: NewDocument = {
  label: 'Vehicle licence',
  values: { type: 'vehicle_licence', number: null, issuer: null, issue_date: null, expiry_date: null, files: [{ Location: 'a' }] },
  lacksNumber: false,
}

afterEach(cleanup)

test.each([
  { name: 'kept', finish: (write: PromiseWithResolvers<void>) => write.resolve(), isUnsaved: false },
  { name: 'known not to be kept', finish: (write: PromiseWithResolvers<void>) => write.reject(new Error('Full')), isUnsaved: true },
])('a document is ready only once it is $name', async ({ finish, isUnsaved }) => {
  const write = Promise.withResolvers<void>()
  const kept: object[] = []
  const draft = {
    found: null,
    keep: (documents: object) => {
      kept.push(documents)
      return write.promise
    },
    forget: () => undefined,
  }
  const { result } = renderHook(() => useNewDocuments(draft))
  let added: Promise<void> | undefined
  await act(async () => {
    added = result.current.add(licence)
  })
  expect(kept).toEqual([{ documents: [licence], drafts: {} }])
  expect(result.current.documents).toEqual([])
  await act(async () => {
    finish(write)
    await added
  })
  expect(result.current).toMatchObject({ documents: [licence], isUnsaved })
})

test('what is entered and not added is back after a reload, until it is removed', async () => {
  let body: object | undefined
  const render = () =>
    renderHook(() =>
      useNewDocuments({
        found: body ? { body, savedAt: new Date(0), isPinned: true } : null,
        keep: async (next) => {
          body = next
        },
        forget: () => undefined,
      }),
    ).result.current
  const first = render()
  await act(async () => first.draftOf('insurance').write('{"number":"POL-1"}'))
  const reloaded = render()
  expect(reloaded.draftOf('insurance').read()).toBe('{"number":"POL-1"}')
  expect(reloaded.draftOf('vehicle_licence').read()).toBeNull()
  await act(async () => reloaded.remove('insurance'))
  expect(render().draftOf('insurance').read()).toBeNull()
})
