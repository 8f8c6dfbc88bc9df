import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { Menu } from '../../Menu/Menu.tsx'

/** As in Chromium: Back goes to the newest watcher, and what is refused twice without a press in between closes. */
class FakeCloseWatcher extends EventTarget {
  static watchers: FakeCloseWatcher[] = []
  constructor() {
    super()
    FakeCloseWatcher.watchers.push(this)
  }
  destroy() {
    FakeCloseWatcher.watchers = FakeCloseWatcher.watchers.filter((each) => each !== this)
  }
}
const pressBack = (options = { cancelable: true }) =>
  act(async () => {
    const watcher = FakeCloseWatcher.watchers.at(-1)
    if (!watcher?.dispatchEvent(new Event('cancel', options))) return
    watcher.destroy()
    watcher.dispatchEvent(new Event('close'))
  })

let isPhone = true
beforeEach(() => {
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  FakeCloseWatcher.watchers = []
  isPhone = true
})

test('Back closes the dialog on top, one at a time', async () => {
  const reasons: string[] = []
  function TwoDialogs() {
    const [isInnerOpen, setInnerOpen] = useState(true)
    return (
      <Dialog defaultOpen title="Outer" onOpenChange={(_, { reason }) => reasons.push(`outer ${reason}`)}>
        <Dialog
          open={isInnerOpen}
          title="Inner"
          onOpenChange={(open, { reason }) => {
            reasons.push(`inner ${reason}`)
            setInnerOpen(open)
          }}
        />
      </Dialog>
    )
  }
  render(<TwoDialogs />)
  await pressBack()
  expect(reasons).toEqual(['inner escape-key'])
  await pressBack()
  expect(reasons).toEqual(['inner escape-key', 'outer escape-key'])
  expect(FakeCloseWatcher.watchers).toEqual([])
})

test('a dialog that must stay open stays, however often Back is pressed', async () => {
  const ask = vi.fn(() => false)
  render(<Dialog defaultOpen title="Unsaved" onCloseRequest={ask} />)
  await pressBack()
  await pressBack({ cancelable: false })
  await pressBack({ cancelable: false })
  expect(ask).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('dialog').getAttribute('data-state')).toBe('open')
  expect(FakeCloseWatcher.watchers).toHaveLength(1)
})

test('Back closes a menu before the dialog below it', async () => {
  const onOpenChange = vi.fn()
  const vehicle = (isMenuOpen: boolean) => (
    <Dialog defaultOpen title="Vehicle">
      <Menu open={isMenuOpen} trigger={<button type="button">More</button>} items={[{ label: 'Pause' }]} onOpenChange={onOpenChange} />
    </Dialog>
  )
  const { rerender } = render(vehicle(false))
  rerender(vehicle(true))
  await pressBack()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'escape-key' }))
  expect(screen.getByRole('dialog', { hidden: true }).getAttribute('data-state')).toBe('open')
})

test('with a mouse, and in a browser without close requests, nothing is watched', () => {
  isPhone = false
  render(<Dialog defaultOpen title="Vehicle" />)
  expect(FakeCloseWatcher.watchers).toEqual([])
  cleanup()
  isPhone = true
  vi.stubGlobal('CloseWatcher', undefined)
  expect(() => render(<Dialog defaultOpen title="Vehicle" />)).not.toThrow()
})
