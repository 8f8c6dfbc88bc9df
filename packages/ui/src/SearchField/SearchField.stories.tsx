import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'UI/Fields/SearchField',
  component: SearchField,
  args: { label: 'Search vehicles', placeholder: 'Plate or driver', onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <SearchField label="Search vehicles" placeholder="Plate or driver" />
      <SearchField label="Search drivers" defaultValue="Musa" hint="By name or phone number" />
      <SearchField label="Searching" defaultValue="LND" loading />
      <SearchField label="Wrong" defaultValue="%%%" error="Use letters and digits" />
      <SearchField label="In a toolbar" labelHidden size="small" placeholder="Plate or driver" />
      <SearchField label="In a toolbar, filled" labelHidden size="small" defaultValue="LND-482XA" />
      <SearchField label="Read only" defaultValue="LND-482XA" readOnly />
      <SearchField label="Off" defaultValue="LND-482XA" disabled />
    </Grid>
  ),
}

export const DebouncesSearch: Story = {
  args: { debounce: 150 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('searchbox', { name: 'Search vehicles' })
    await userEvent.type(control, 'LND')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('LND')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('LND'))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

export const EnterSearches: Story = {
  args: { debounce: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'LND{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('LND')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

export const Clears: Story = {
  args: { defaultValue: 'LND', debounce: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(control).toHaveValue('')
    await expect(control).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const escaped = fn()

export const EscapeClearsOnce: Story = {
  args: { defaultValue: 'LND' },
  render: (args) => (
    // An ancestor such as a dialog receives the second press.
    <div role="presentation" onKeyDown={(event) => void escaped(event.key)}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    escaped.mockClear()
    const control = canvas.getByRole('searchbox')
    await userEvent.click(control)
    await userEvent.keyboard('{Escape}')
    await expect(control).toHaveValue('')
    await expect(escaped).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(escaped).toHaveBeenCalledWith('Escape')
  },
}

export const EscapeInDialog: Story = {
  args: { defaultValue: 'LND' },
  // Its dialog would cover the docs page.
  tags: ['one-theme', '!autodocs'],
  render: (args) => (
    <Dialog defaultOpen title="Assign a vehicle">
      <SearchField {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const control = await screen.findByRole('searchbox')
    await userEvent.click(control)
    await userEvent.keyboard('{Escape}')
    await expect(control).toHaveValue('')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WaitsForComposition: Story = {
  args: { debounce: 0 },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole<HTMLInputElement>('searchbox')
    control.focus()
    await fireEvent.compositionStart(control)
    await fireEvent(control, Object.assign(new InputEvent('input', { bubbles: true, isComposing: true, data: 'o' })))
    await fireEvent.keyDown(control, { key: 'Enter', isComposing: true })
    await new Promise((done) => setTimeout(done, 50))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await fireEvent.input(control, { target: { value: 'ọ' } })
    await fireEvent.compositionEnd(control)
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ọ'))
  },
}

function Held() {
  const [text, setText] = useState('')
  return <SearchField label="Search" value={text} onValueChange={setText} />
}

export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('searchbox')
    await userEvent.type(control, 'Musa')
    await expect(control).toHaveValue('Musa')
    await userEvent.keyboard('{Escape}')
    await expect(control).toHaveValue('')
  },
}

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Filter">
      <SearchField {...args} name="query" defaultValue="LND" required />
      <fieldset disabled>
        <SearchField label="Off" name="off" defaultValue="LND" />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByRole('searchbox', { name: 'Search vehicles' })
    await expect(control).toBeRequired()
    await userEvent.type(control, '-4{Enter}')
    await expect([...new FormData(form)]).toEqual([['query', 'LND-4']])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('LND')
    await expect(args.onSearch).toHaveBeenLastCalledWith('LND')
  },
}

export const NarrowRtl: Story = {
  args: { defaultValue: 'LND-482XA', loading: true },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('button').getBoundingClientRect()
    await expect(clear.left).toBeLessThan(canvas.getByRole('searchbox').getBoundingClientRect().left)
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching')
  },
}
