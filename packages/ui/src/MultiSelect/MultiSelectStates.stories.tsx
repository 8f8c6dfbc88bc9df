import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { announces, isClosed, listbox, option, optionNames, createManualSearch } from '../private/stories/comboboxQueries.ts'
import { towns as many } from '../private/stories/exampleCities.ts'
import { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './MultiSelect.tsx'

const towns: MultiSelectOption[] = many.map(({ id, name, state }) => ({ value: id, label: name, description: state }))
const cities: MultiSelectOption[] = [
  { value: 'los', label: 'Lagos' },
  { value: 'iba', label: 'Ibadan' },
  { value: 'abv', label: 'Abuja' },
]

const meta = {
  title: 'UI/Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Cities', options: cities, onValueChange: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cities' })

export const ThousandOptions: Story = {
  args: { options: towns },
  tags: ['one-theme'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(field())
    await listbox('Cities')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['town-1000'])
    await expect(option('Town 1000, State 28')).toHaveAttribute('aria-posinset', '1000')
  },
}

/** Enter takes the only result, and nothing while there are several. */
export const EnterTakesTheOnlyResult: Story = {
  tags: ['one-theme'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'a{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.type(field(), 'bu')
    await waitFor(() => expect(option('Abuja')).toHaveAttribute('id', field().getAttribute('aria-activedescendant')))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['abv'])
  },
}

let server = createManualSearch<MultiSelectOption>()
const load: NonNullable<MultiSelectProps['loadOptions']> = (query, context) => server.load(query, context)

export const AsyncOptions: Story = {
  args: {
    options: undefined,
    loadOptions: load,
    minChars: 1,
    debounce: 20,
    defaultValue: ['kan'],
    selectedOptions: [{ value: 'kan', label: 'Kano' }],
  },
  beforeEach: () => {
    server = createManualSearch<MultiSelectOption>()
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const control = field()
    await expect(canvas.getByRole('button', { name: 'Remove Kano' })).toBeVisible()
    await userEvent.type(control, 'l')
    await waitFor(() => expect(server.requests).toHaveLength(1))
    server.requests[0]?.fail()
    await waitFor(() => expect(optionNames()).toEqual(['Try again']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(server.requests).toHaveLength(2))
    server.requests[1]?.answer(cities.slice(0, 1))
    await waitFor(() => expect(optionNames()).toEqual(['Lagos']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    // Selected values that the search does not return keep their labels.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kan', 'los'])
    await expect(canvas.getByRole('button', { name: 'Remove Kano' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Lagos' })).toBeVisible()
    await announces(canvasElement, 'Lagos selected, 2 selected')
    // A search that was given up is over when the list opens again.
    await userEvent.type(control, 'l')
    await waitFor(() => expect(optionNames()).toEqual(['Lagos']))
    await userEvent.keyboard('{Escape}{Escape}{ArrowDown}')
    await expect(control).toHaveValue('')
    await waitFor(() => expect(optionNames()).toEqual([]))
  },
}

function Saves(args: MultiSelectProps) {
  const [isSaving, setSaving] = useState(false)
  return (
    <>
      <MultiSelect {...args} pending={isSaving} defaultValue={['los', 'iba']} />
      <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setSaving(!isSaving)}>
        Save
      </Button>
    </>
  )
}

export const Pending: Story = {
  render: (args) => <Saves {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const control = field()
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('x{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lagos' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await announces(canvasElement, 'Saving')
    // A key that removes nothing does not call the focus back later.
    canvas.getByRole('button', { name: 'Remove Ibadan' }).focus()
    await userEvent.keyboard('{Delete}')
    control.focus()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'))
    await expect(control).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lagos' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['iba'])
  },
}

export const InDialog: Story = {
  args: { options: towns.slice(0, 60) },
  // Its dialog would cover the docs page.
  tags: ['one-theme', '!autodocs'],
  render: (args) => (
    <Dialog defaultOpen title="Where do they drive?">
      <MultiSelect {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const control = await screen.findByRole('combobox', { name: 'Cities' })
    await userEvent.click(control)
    await listbox('Cities')
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
    option('Town 1, State 1').dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    await userEvent.click(option('Town 2, State 2'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['town-2'])
    // After a search, the picked option stays in view among all.
    await userEvent.type(control, 'town 5{ArrowUp}{Enter}')
    await expect(control).toHaveValue('')
    const list = await listbox('Cities')
    await waitFor(() => {
      const picked = document.getElementById(control.getAttribute('aria-activedescendant') ?? '')
      const [outer, inner] = [list.getBoundingClientRect(), picked?.getBoundingClientRect()]
      return expect(inner && inner.top >= outer.top && inner.bottom <= outer.bottom).toBe(true)
    })
    await userEvent.keyboard('{Escape}')
    await isClosed(control)
    await expect(screen.getByRole('dialog', { name: 'Where do they drive?' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Where do they drive?' })).toBeNull())
  },
}

/** The list of a field that is taller than the window lies over its chips: beside them it would have no room. */
export const MoreChipsThanTheWindow: Story = {
  args: { options: towns, defaultValue: towns.slice(0, 60).map(({ value }) => value), maxChips: 60 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(field())
    const list = await listbox('Cities')
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(150))
    const popup = list.closest('[data-radix-popper-content-wrapper]')?.getBoundingClientRect()
    const text = field().getBoundingClientRect()
    await expect(popup && (popup.bottom <= text.top || popup.top >= text.bottom)).toBe(true)
    await expect(popup?.top).toBeGreaterThanOrEqual(0)
    await expect(popup?.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const NarrowRtl: Story = {
  args: { defaultValue: ['los', 'iba'] },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    // In RTL the start of the text is at the right.
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Remove Ibadan' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Remove Lagos' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(field()).toHaveFocus()
  },
}
