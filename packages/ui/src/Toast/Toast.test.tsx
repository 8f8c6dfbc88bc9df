// Long because it covers all behavior of toasts with one setup.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { showPromise } from './showPromise.ts'
import { getReadingTime, type ToastOptions, type ToastTone } from './toastStore.ts'
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
  test('renders both live regions before the first toast', () => {
    show()
    expect(region().getAttribute('aria-live')).toBe('off')
    expect(live('polite')?.textContent).toBe('')
    expect(live('assertive')?.textContent).toBe('')
  })

  test('announces errors assertively and others politely', () => {
    show()
    pass(100)
    say('error', 'Oops!')
    say('success', 'Saved')
    expect(live('assertive')?.textContent).toBe('Error: Oops!')
    expect(live('polite')?.textContent).toBe('Success: Saved')
    pass(1500)
    expect(live('assertive')?.textContent).toBe('')
  })

  test('shows toasts from before it mounted', () => {
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
    // StrictMode runs the effect twice; equal messages are merged.
    expect(shown()).toEqual(['Information: Early×2'])
    pass(100)
    expect(live('polite')?.textContent).toContain('Information: Early')
    pass(getReadingTime('Early'))
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
  ])('%# is shown long enough to be read', (message, milliseconds) => {
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
  ])('pauses while %s, and resumes with the remaining time', (_what, stop, go) => {
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

  test('does not expire for an error with an action', () => {
    const again = vi.fn()
    show()
    say('error', 'Not saved', { action: { label: 'Try again', onSelect: again } })
    pass(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(again).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
  })

  test('stops timers on unmount', () => {
    const { unmount } = show()
    say('success', 'Saved')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('repetition and order', () => {
  test('merges equal messages, announces them again and restarts the time', () => {
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

  test('an id replaces a toast and inherits nothing', () => {
    show()
    say('info', 'Sending', { id: 'send', duration: Infinity, description: '2 of 5' })
    say('success', 'Sent', { id: 'send' })
    expect(shown()).toEqual(['Success: Sent'])
    pass(6000)
    expect(shown()).toEqual([])
  })

  test('queues toasts above the limit', () => {
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

  test('calls onClose once, with the reason', () => {
    const onClose = vi.fn()
    show()
    act(() => {
      toast.info('by code', { id: 'a', onClose: onClose })
      toast.info('by button', { id: 'b', onClose: onClose })
      toast.info('by time', { id: 'c', onClose: onClose })
      toast.dismiss('a')
    })
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    pass(6000)
    expect(onClose.mock.calls).toEqual([['code'], ['close'], ['timeout']])
  })
})

describe('the keyboard', () => {
  test('F6 moves focus to the toasts and back, Escape closes one, and focus returns after the last', async () => {
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

  test('the blur of a closed toast does not end the focus of the next one', async () => {
    show()
    for (const name of ['one', 'two', 'three']) say('info', name)
    key('F6')
    const closed = document.activeElement ?? document.body
    const next = within(region()).getAllByRole('button', { name: 'Dismiss' })[1]
    // Chromium sends it, and what the handler queues runs after the focus has moved on.
    fireEvent.focusOut(closed, { relatedTarget: null })
    next?.focus()
    await act(async () => {})
    key('Escape')
    await act(async () => {})
    expect(shown()).toHaveLength(2)
    expect(region().contains(document.activeElement)).toBe(true)
  })

  test('F6 and Escape are not handled without toasts', () => {
    show()
    expect(key('F6')).toBe(true)
    say('info', 'Saved')
    expect(key('Escape')).toBe(true)
    expect(shown()).toHaveLength(1)
  })
})

describe('dismissal', () => {
  test('dismisses one or all, with one onClose call each', () => {
    show()
    const ends: string[] = []
    const toastWithId = (id: string) => ({ id, onClose: (end: string) => void ends.push(`${id} ${end}`) })
    for (const id of ['a', 'b', 'c', 'd', 'e']) say('info', id, toastWithId(id))
    act(() => toast.dismiss('b'))
    act(() => toast.dismiss('b'))
    act(() => toast.dismiss('nobody'))
    fireEvent.click(within(region()).getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    expect(ends).toEqual(['b code', 'a close'])
    act(() => toast.dismiss())
    expect(ends).toEqual(['b code', 'a close', 'c code', 'd code', 'e code'])
    pass(600_000)
    expect(ends).toHaveLength(5)
  })

  test('an action can keep its toast open', () => {
    show()
    const onClose = vi.fn()
    say('error', 'Not saved', { onClose: onClose, action: { label: 'Details', onSelect: (event) => event.preventDefault() } })
    fireEvent.click(screen.getByRole('button', { name: 'Details' }))
    expect(shown()).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('an infinite duration stays until dismissed', () => {
    show()
    say('info', 'Offline', { id: 'offline', duration: Infinity })
    pass(24 * 60 * 60 * 1000)
    expect(shown()).toHaveLength(1)
    act(() => toast.dismiss('offline'))
    expect(shown()).toEqual([])
  })
})

describe('repetition', () => {
  test('dedupe={false} keeps equal messages separate', () => {
    show()
    say('info', 'Seat sold', { dedupe: false })
    say('info', 'Seat sold', { dedupe: false })
    expect(shown()).toEqual(['Information: Seat sold', 'Information: Seat sold'])
  })

  test('a repeated id restarts with the new tone and duration', () => {
    show()
    say('info', 'Sending', { id: 'send' })
    pass(5000)
    say('error', 'Not sent', { id: 'send', duration: 8000 })
    pass(7999)
    expect(shown()).toEqual(['Error: Not sent'])
    pass(1)
    expect(shown()).toEqual([])
  })

  test('announces queued toasts when they are shown', () => {
    show(1)
    pass(100)
    say('info', 'one')
    say('error', 'two')
    expect(live('assertive')?.textContent).toBe('')
    pass(6000)
    expect(live('assertive')?.textContent).toBe('Error: two')
  })

  test('a thousand toasts leave no timers', () => {
    show(3)
    pass(100)
    act(() => {
      for (let place = 0; place < 1000; place += 1) toast.info(`Message ${place}`)
    })
    expect(shown()).toHaveLength(3)
    expect(live('polite')?.childElementCount).toBe(3)
    act(() => toast.dismiss())
    pass(5000)
    expect(shown()).toEqual([])
    expect(live('polite')?.childElementCount).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a promise', () => {
  const messages = { loading: 'Sending', success: (count: number) => `${count} sent`, error: 'Not sent' }

  test('is one toast while pending and when fulfilled', async () => {
    show()
    pass(100)
    let arrive: (count: number) => void = () => undefined
    let answer: Promise<number> | undefined
    act(() => {
      answer = showPromise(
        toast,
        new Promise<number>((resolve) => {
          arrive = resolve
        }),
        messages,
      )
    })
    pass(600_000)
    expect(shown()).toEqual(['Information: Sending'])
    await act(async () => arrive(4))
    expect(shown()).toEqual(['Success: 4 sent'])
    expect(live('polite')?.lastElementChild?.textContent).toBe('Success: 4 sent')
    await expect(answer).resolves.toBe(4)
    pass(6000)
    expect(shown()).toEqual([])
  })

  test('is an error on rejection, and the returned promise rejects', async () => {
    show()
    pass(100)
    let answer: Promise<number> | undefined
    await act(async () => {
      answer = showPromise(toast, () => Promise.reject<number>(new Error('No')), { ...messages, error: (reason) => String(reason) })
      await answer.catch(() => undefined)
    })
    expect(shown()).toEqual(['Error: Error: No'])
    expect(live('assertive')?.textContent).toBe('Error: Error: No')
    await expect(answer).rejects.toThrow('No')
  })

  test('is an error if the function throws synchronously', async () => {
    show()
    const work = (): Promise<number> => {
      throw new Error('Broken')
    }
    await act(async () => void (await showPromise(toast, work, messages).catch(() => undefined)))
    expect(shown()).toEqual(['Error: Not sent'])
  })

  test('ignores an older promise with the same id', async () => {
    show()
    const ends: ((count: number) => void)[] = []
    const work = () => new Promise<number>((resolve) => void ends.push(resolve))
    await act(async () => void showPromise(toast, work, messages, { id: 'send' }))
    await act(async () => void showPromise(toast, work, messages, { id: 'send' }))
    await act(async () => ends[0]?.(1))
    expect(shown()).toEqual(['Information: Sending×2'])
    await act(async () => ends[1]?.(2))
    expect(shown()).toEqual(['Success: 2 sent'])
  })

  test('shows the result even if the pending toast was dismissed', async () => {
    show()
    let arrive: (count: number) => void = () => undefined
    act(() => void showPromise(toast, () => new Promise<number>((resolve) => (arrive = resolve)), messages))
    await act(async () => undefined)
    act(() => toast.dismiss())
    await act(async () => arrive(1))
    expect(shown()).toEqual(['Success: 1 sent'])
  })
})

describe('swiping', () => {
  const swipe = (from: number, to: number, { type = 'touch', time = 1000, end = 'pointerup' } = {}) => {
    const item = within(region()).getAllByRole('listitem')[0]
    if (!item) throw new Error('No toast')
    Object.defineProperty(item, 'offsetWidth', { configurable: true, value: 400 })
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(window.innerWidth - 416, 16, 400, 48))
    const send = (name: string, clientX: number, timeStamp: number) => {
      const event = new MouseEvent(name, { bubbles: true, clientX })
      Object.assign(event, { pointerId: 1, pointerType: type, isPrimary: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(item, event)
    }
    send('pointerdown', from, 0)
    send('pointermove', to, time)
    const moved = item.style.getPropertyValue('--vp-toast-swiped')
    send(end, to, time)
    return { moved, left: item.style.getPropertyValue('--vp-toast-swiped') }
  }

  test.each<[what: string, from: number, to: number, more: object, stays: number, moved: string]>([
    ['far enough', 100, 270, {}, 0, '170px'],
    ['not far enough', 100, 200, {}, 1, '100px'],
    ['short but fast', 100, 140, { time: 50 }, 0, '40px'],
    ['fast towards the page', 140, 40, { time: 50 }, 1, ''],
    ['called off', 100, 270, { end: 'pointercancel' }, 1, '170px'],
    ['with a mouse, which selects', 100, 270, { type: 'mouse' }, 1, ''],
  ])('%s', async (_what, from, to, more, stays, moved) => {
    show()
    say('info', 'Saved', { duration: Infinity })
    // The code for swipes loads with the first toast.
    await act(async () => void (await import('./listenForSwipe.ts')))
    expect(swipe(from, to, more)).toEqual({ moved, left: '' })
    expect(shown()).toHaveLength(stays)
  })
})

describe('the provider', () => {
  test('keeps its toasts across navigation', () => {
    const { rerender } = render(
      <ToastProvider>
        <Speaker />
        <main>Drivers</main>
      </ToastProvider>,
    )
    say('error', 'Your session has ended')
    rerender(
      <ToastProvider>
        <p>Log in</p>
      </ToastProvider>,
    )
    expect(shown()).toEqual(['Error: Your session has ended'])
  })

  test('can be one of two named providers', () => {
    function Both() {
      const near = useToast()
      const far = useToast('page')
      return (
        <button
          type="button"
          onClick={() => {
            near.info('Stop added')
            far.info('Route saved')
          }}
        >
          Save
        </button>
      )
    }
    render(
      <ToastProvider name="page">
        <ToastProvider name="map" labels={{ region: 'Map messages' }} position="bottom-start">
          <Both />
        </ToastProvider>
      </ToastProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(shown()).toEqual(['Information: Route saved'])
    expect(within(screen.getByRole('region', { name: 'Map messages' })).getByRole('listitem').textContent).toBe('Information: Stop added')
  })

  test('throws for an unknown name', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    function Lost() {
      useToast('map')
      return null
    }
    expect(() =>
      render(
        <ToastProvider name="page">
          <Lost />
        </ToastProvider>,
      ),
    ).toThrow("useToast needs a ToastProvider named 'map' around it")
    quiet.mockRestore()
  })

  test('can have another hotkey', () => {
    render(
      <ToastProvider hotkey="F8">
        <Speaker />
      </ToastProvider>,
    )
    say('info', 'Saved')
    key('F6')
    expect(document.activeElement).toBe(document.body)
    key('F8')
    expect(document.activeElement?.closest('li')?.textContent).toBe('Information: Saved')
  })
})

test('throws outside a provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Speaker />)).toThrow('useToast needs a ToastProvider around it')
  quiet.mockRestore()
})

function hide(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}
