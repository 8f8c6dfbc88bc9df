import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { readingTime, type ToastOptions, type ToastTone } from './store.ts'
import { ToastProvider, useToast, type Toasts } from './ToastProvider.tsx'

let toast: Toasts
const hand = (given: Toasts): void => {
  toast = given
}

function Speaker() {
  const mine = useToast()
  useEffect(() => hand(mine), [mine])
  return <button type="button">Somewhere else</button>
}

const show = (limit?: number) =>
  render(
    <StrictMode>
      <ToastProvider limit={limit}>
        <Speaker />
      </ToastProvider>
    </StrictMode>,
  )
const region = () => screen.getByRole('region', { name: 'Notifications' })
const shown = () =>
  within(region())
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}
const say = (tone: ToastTone, message: string, options: ToastOptions = {}): void => {
  act(() => void toast[tone](message, options))
}
const live = (kind: 'polite' | 'assertive') => region().querySelector(`[aria-live="${kind}"]`)
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the region', () => {
  test('is there, with both voices, before the first word', () => {
    show()
    expect(region().getAttribute('aria-live')).toBe('off')
    expect(live('polite')?.textContent).toBe('')
    expect(live('assertive')?.textContent).toBe('')
  })

  test('says errors at once and the rest when there is a pause', () => {
    show()
    pass(100)
    say('error', 'Oops!')
    say('success', 'Saved')
    expect(live('assertive')?.textContent).toBe('Error: Oops!')
    expect(live('polite')?.textContent).toBe('Success: Saved')
    pass(1500)
    expect(live('assertive')?.textContent).toBe('')
  })

  test('shows what was said before it stood', () => {
    function Early() {
      const { info } = useToast()
      useEffect(() => void info('Early'), [info])
      return null
    }
    render(
      <StrictMode>
        <ToastProvider>
          <Early />
        </ToastProvider>
      </StrictMode>,
    )
    // StrictMode runs the effect twice; the same words are one toast.
    expect(shown()).toEqual(['Information: Early×2'])
    pass(100)
    expect(live('polite')?.textContent).toContain('Information: Early')
    pass(readingTime('Early'))
    expect(shown()).toEqual([])
  })

  test('stays usable above a dialog', () => {
    render(
      <ToastProvider>
        <Speaker />
        <AlertDialog open description="An error occurred!" onConfirm={() => undefined} />
      </ToastProvider>,
    )
    say('error', 'Oops!')
    expect(region().closest('[aria-hidden="true"]')).toBeNull()
    expect(within(region()).getByRole('button', { name: 'Dismiss' })).toBeTruthy()
  })
})

describe('time', () => {
  test.each([
    ['Saved', 6000],
    ['x'.repeat(120), 6000],
    ['x'.repeat(121), 7000],
  ])('%# stands long enough to be read', (message, milliseconds) => {
    show()
    say('success', message)
    pass(milliseconds - 1)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)
  })

  test.each<[what: string, stop: () => void, go: () => void]>([
    ['the pointer is on it', () => fireEvent.pointerOver(region()), () => fireEvent.pointerOut(region())],
    ['the focus is in it', () => fireEvent.focusIn(region()), () => fireEvent.focusOut(region())],
    ['the window is not in front', () => fireEvent.blur(window), () => fireEvent.focus(window)],
    ['the tab is hidden', () => hide('hidden'), () => hide('visible')],
  ])('stands still while %s, and goes on with what was left', (_what, stop, go) => {
    show()
    say('success', 'Saved')
    pass(4000)
    stop()
    pass(60_000)
    expect(shown()).toHaveLength(1)
    go()
    pass(1999)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)
  })

  test('does not run out for an error that asks for an action', () => {
    const again = vi.fn()
    show()
    say('error', 'Not saved', { action: { label: 'Try again', onSelect: again } })
    pass(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(again).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
  })

  test('ends with the page', () => {
    const { unmount } = show()
    say('success', 'Saved')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('repetition and order', () => {
  test('the same words are one toast, said again, with new time', () => {
    show()
    pass(100)
    say('error', 'Oops!')
    const first = live('assertive')?.firstElementChild
    pass(1000)
    say('error', 'Oops!')
    expect(shown()).toEqual(['Error: Oops!×2'])
    expect(live('assertive')?.lastElementChild).not.toBe(first)
    expect(live('assertive')?.lastElementChild?.textContent).toBe('Error: Oops!')
    pass(5999)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)
  })

  test('an id replaces, and inherits nothing', () => {
    show()
    say('info', 'Sending', { id: 'send', duration: Infinity, description: '2 of 5' })
    say('success', 'Sent', { id: 'send' })
    expect(shown()).toEqual(['Success: Sent'])
    pass(6000)
    expect(shown()).toEqual([])
  })

  test('more than the limit wait for their turn, and none is lost', () => {
    show(3)
    for (const word of ['one', 'two', 'three', 'four']) say('info', word)
    expect(shown()).toHaveLength(3)
    pass(6000)
    expect(shown()).toEqual(['Information: four'])
    pass(5999)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toEqual([])
  })

  test('each end is told once, with its reason', () => {
    const onEnd = vi.fn()
    show()
    act(() => {
      toast.info('by code', { id: 'a', onEnd })
      toast.info('by button', { id: 'b', onEnd })
      toast.info('by time', { id: 'c', onEnd })
      toast.dismiss('a')
    })
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    pass(6000)
    expect(onEnd.mock.calls).toEqual([['code'], ['close'], ['timeout']])
  })
})

describe('the keyboard', () => {
  test('F6 goes to the toasts and back, Escape closes one, and focus returns after the last', async () => {
    show()
    const elsewhere = screen.getByRole('button', { name: 'Somewhere else' })
    elsewhere.focus()
    say('error', 'one')
    say('error', 'two')
    key('F6')
    expect(document.activeElement?.closest('li')?.textContent).toBe('Error: one')
    key('F6')
    expect(document.activeElement).toBe(elsewhere)
    key('F6')
    await act(async () => void key('Escape'))
    expect(shown()).toEqual(['Error: two'])
    expect(document.activeElement?.closest('li')?.textContent).toBe('Error: two')
    await act(async () => void key('Escape'))
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(elsewhere)
  })

  test('F6 and Escape are left alone where there is nothing to do', () => {
    show()
    expect(key('F6')).toBe(true)
    say('info', 'Saved')
    expect(key('Escape')).toBe(true)
    expect(shown()).toHaveLength(1)
  })
})

test('outside a provider the mistake is named', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Speaker />)).toThrow('useToast needs a ToastProvider around it')
  quiet.mockRestore()
})

function hide(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}
