import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { PressErrorProvider } from './PressErrorProvider.tsx'

afterEach(cleanup)

const error = new Error('offline')
const fail = () => Promise.reject(error)
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

const cases: [what: string, render: () => ReactNode, press: () => void][] = [
  ['a Button', () => <Button onClick={fail}>Save</Button>, () => click('Save')],
  ['an IconButton', () => <IconButton label="Print" icon={null} onClick={fail} />, () => click('Print')],
  [
    'a Menu item',
    () => <Menu defaultOpen trigger={<button type="button">More</button>} items={[{ label: 'Pause', onSelect: fail }]} />,
    () => fireEvent.click(screen.getByRole('menuitem', { name: 'Pause' })),
  ],
  ['the button of an AlertDialog', () => <AlertDialog open description="Failed" onConfirm={fail} />, () => click('OK')],
  ['Escape in an AlertDialog', () => <AlertDialog open description="Failed" onConfirm={fail} />, pressEscape],
  ['cancelling a ConfirmDialog', () => <ConfirmDialog open title="Remove?" onProceed={() => {}} onCancel={fail} />, () => click('No')],
  ['Escape in a ConfirmDialog', () => <ConfirmDialog open title="Remove?" onProceed={() => {}} onCancel={fail} />, pressEscape],
  ['closing a Dialog', () => <Dialog defaultOpen title="Draft" onCloseRequest={fail} />, () => click('Close')],
  ['Escape in a Dialog', () => <Dialog defaultOpen title="Draft" onCloseRequest={fail} />, pressEscape],
]

describe('a rejected promise', () => {
  test.each(cases)('of %s goes to onError, once', async (_what, renderElement, press) => {
    const onError = vi.fn<(error: unknown) => void>()
    render(<PressErrorProvider onError={onError}>{renderElement()}</PressErrorProvider>)
    press()
    await waitFor(() => expect(onError.mock.calls).toEqual([[error]]))
  })

  test('goes to reportError without a provider, and the button can be pressed again', async () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const onClick = vi.fn<() => Promise<never>>(fail)
    render(<Button onClick={onClick}>Save</Button>)
    click('Save')
    await waitFor(() => expect(report.mock.calls).toEqual([[error]]))
    click('Save')
    await waitFor(() => expect(report).toHaveBeenCalledTimes(2))
    vi.unstubAllGlobals()
  })

  test('that a ConfirmDialog shows is not reported', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    render(
      <PressErrorProvider onError={onError}>
        <ConfirmDialog open title="Remove?" onProceed={fail} onCancel={() => {}} />
      </PressErrorProvider>,
    )
    click('Yes')
    await screen.findByText('An error occurred!')
    expect(onError).not.toHaveBeenCalled()
  })

  test('of a ConfirmDialog that has closed meanwhile is reported', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    let reject: (error: Error) => void = () => {}
    const dialog = (open: boolean) => (
      <PressErrorProvider onError={onError}>
        <ConfirmDialog open={open} title="Remove?" onProceed={() => new Promise((_, fails) => (reject = fails))} onCancel={() => {}} />
      </PressErrorProvider>
    )
    const { rerender } = render(dialog(true))
    click('Yes')
    rerender(dialog(false))
    reject(error)
    await waitFor(() => expect(onError.mock.calls).toEqual([[error]]))
  })
})
