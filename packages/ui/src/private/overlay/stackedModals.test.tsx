import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Fragment, StrictMode, useState, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../../Button/Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { FullScreenPanel } from '../../FullScreenPanel/FullScreenPanel.tsx'

afterEach(cleanup)

type Surface = (props: { open: boolean; onClose: () => void; footer: ReactNode; children: ReactNode }) => ReactNode
const surfaces: Record<string, Surface> = {
  FullScreenPanel: ({ open, onClose, ...rest }) => <FullScreenPanel {...rest} title="Invite member" open={open} onOpenChange={onClose} />,
  Dialog: ({ open, onClose, ...rest }) => <Dialog {...rest} title="Invite member" open={open} onOpenChange={onClose} />,
}

/** A panel that asks before it closes, with the question inside of it or beside it. */
function Page({ surface, isInside }: { surface: string; isInside: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const Panel = surfaces[surface] ?? Fragment
  const question = (
    <ConfirmDialog
      open={isAsking}
      type="DANGER"
      title="Close?"
      cancelText="Stay"
      onProceed={() => setOpen(false)}
      onCancel={() => setAsking(false)}
    />
  )
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <Panel open={isOpen} onClose={() => setAsking(true)} footer={<Button onClick={() => setAsking(true)}>Leave</Button>}>
        <label>
          Name <input />
        </label>
        {isInside ? question : null}
      </Panel>
      {isInside ? null : question}
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  act(() => button(name).focus())
  fireEvent.click(button(name))
}
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

test.each(
  Object.keys(surfaces).flatMap((surface) =>
    [true, false].flatMap((isInside) => [StrictMode, Fragment].map((Mode) => ({ surface, isInside, Mode }))),
  ),
)(
  'a question of a $surface (inside: $isInside) takes the focus to its safe button, and gives it back to the control that opened it',
  async ({ surface, isInside, Mode }) => {
    render(
      <Mode>
        <Page {...{ surface, isInside }} />
      </Mode>,
    )
    press('Invite')
    for (const answer of ['press', 'key'] as const) {
      press('Leave')
      await waitFor(() => expect(document.activeElement).toBe(button('Stay')))
      if (answer === 'press') press('Stay')
      else pressEscape()
      await waitFor(() => expect(document.activeElement).toBe(button('Leave')))
    }
    // A field that had the focus when Escape was pressed.
    const field = screen.getByLabelText('Name')
    act(() => field.focus())
    pressEscape()
    await waitFor(() => expect(document.activeElement).toBe(button('Stay')))
    pressEscape()
    await waitFor(() => expect(document.activeElement).toBe(field))
  },
)
