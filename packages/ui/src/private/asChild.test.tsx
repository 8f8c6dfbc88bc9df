import { isValidElement } from 'react'
import { expect, test, vi } from 'vitest'
import { asChild } from './asChild.ts'

test('chains handlers, and returns the promise of the child', async () => {
  const saving = Promise.resolve()
  const ours = vi.fn()
  const merged = asChild(<button onClick={() => saving}>Save</button>, { onClick: ours }, (own) => own)
  if (!isValidElement<{ onClick: () => unknown; className?: string }>(merged)) throw new Error('no element')
  expect(merged.props.onClick()).toBe(saving)
  expect(ours).toHaveBeenCalledOnce()
  expect(merged.props.className).toBeUndefined()
  await saving
})
