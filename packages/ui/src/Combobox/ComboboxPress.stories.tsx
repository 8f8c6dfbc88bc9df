import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { getActiveOption, isClosed, listbox, option } from '../private/stories/comboboxQueries.ts'
import { cities, type City } from '../private/stories/exampleCities.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const meta = {
  title: 'UI/Fields/Combobox',
  component: Combobox<City>,
  args: {
    label: 'City',
    options: cities,
    getKey: (city) => city.id,
    getLabel: (city) => city.name,
    isOptionDisabled: (city) => city.isClosed === true,
    onValueChange: fn(),
    onInputValueChange: fn(),
  },
  tags: ['one-theme', '!autodocs'],
} satisfies Meta<ComboboxProps<City>>
export default meta
type Story = StoryObj<typeof meta>

const lagos = cities[0] ?? null
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })

export const SelectsByMouse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = field()
    const trigger = canvas.getByRole('button', { name: 'Show suggestions' })
    await expect(trigger).toHaveAttribute('tabindex', '-1')
    await userEvent.click(trigger)
    await listbox('City')
    await expect(control).toHaveFocus()
    await userEvent.click(trigger)
    await isClosed(control)
    await userEvent.click(trigger)
    await listbox('City')
    // Hovering makes an option active without changing the text.
    await userEvent.hover(option('Abuja'))
    await expect(getActiveOption(control)).toBe('Abuja')
    await expect(control).toHaveValue('')
    await userEvent.click(option('Port Harcourt'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(option('Port Harcourt')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option('Abuja'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[3])
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('Abuja')
    await expect(control).toHaveFocus()
    await isClosed(control)
    await userEvent.click(control)
    await userEvent.click(document.body)
    await isClosed(control)
  },
}

export const StationaryPointerDoesNotActivate: Story = {
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.click(control)
    await listbox('City')
    const at = { pointerType: 'mouse', screenX: 50, screenY: 90 }
    await fireEvent.pointerMove(option('Abuja'), at)
    await waitFor(() => expect(getActiveOption(control)).toBe('Abuja'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getActiveOption(control)).toBe('Benin City'))
    // The list moved under the pointer; the browser fires pointermove although the pointer did not move.
    await fireEvent.pointerMove(option('Kano'), at)
    await expect(getActiveOption(control)).toBe('Benin City')
    await fireEvent.pointerMove(option('Kano'), { ...at, screenY: 91 })
    await waitFor(() => expect(getActiveOption(control)).toBe('Kano'))
  },
}

export const SelectsByTouch: Story = {
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.click(control)
    await listbox('City')
    option('Kano').dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }))
    await waitFor(() => expect(control).toHaveValue('Kano'))
    // The on-screen keyboard closes and focus stays; touching the field opens it again.
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('inputmode', 'none')
    await fireEvent.pointerDown(control)
    await expect(control).not.toHaveAttribute('inputmode')
  },
}

function RejectingParent() {
  const [refused, setRefused] = useState('')
  return (
    <>
      <Combobox {...meta.args} value={lagos} onValueChange={(city) => setRefused(city?.name ?? 'nothing')} />
      <p>Refused: {refused}</p>
    </>
  )
}

export const ControlledValueThatDoesNotChange: Story = {
  render: () => <RejectingParent />,
  play: async ({ canvas, userEvent }) => {
    const control = field()
    await userEvent.clear(control)
    await userEvent.type(control, 'kan{ArrowDown}{Enter}')
    await expect(canvas.getByText('Refused: Kano')).toBeVisible()
    await expect(control).toHaveValue('Lagos')
  },
}

function ControlledCombobox() {
  const [value, setValue] = useState<City | null>({ id: 'los', name: 'Lagos', state: 'Lagos' })
  const [, draw] = useState(0)
  return (
    <>
      <Combobox {...meta.args} value={value && { ...value }} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(cities[6] ?? null)}>
        Kano
      </button>
      <button type="button" onClick={() => setValue(cities[3] ?? null)}>
        Abuja
      </button>
      <button type="button" onClick={() => draw((times) => times + 1)}>
        Same
      </button>
    </>
  )
}

export const ControlledValueChanges: Story = {
  render: () => <ControlledCombobox />,
  play: async ({ canvas, userEvent }) => {
    const control = field()
    // Changed without a press, which would end typing: as by a response.
    const happens = (name: string) => fireEvent.click(canvas.getByRole('button', { name }))
    await happens('Kano')
    await expect(control).toHaveValue('Kano')
    // A new object with the same key is the same option: the typed text stays.
    await userEvent.clear(control)
    await userEvent.type(control, 'Ib')
    await happens('Same')
    await expect(control).toHaveValue('Ib')
    await happens('Abuja')
    await expect(control).toHaveValue('Ib')
    control.blur()
    await waitFor(() => expect(control).toHaveValue('Abuja'))
  },
}

/** The list of a field right above the buttons of its form lies over them: beside them it would have no room. */
export const AboveTheButtonsOfAForm: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <form>
      <Combobox {...args} />
      <FormActions>
        <Button type="submit">Save</Button>
      </FormActions>
    </form>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(field())
    const list = await listbox('City')
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(200))
  },
}
