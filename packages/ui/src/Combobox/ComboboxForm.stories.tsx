import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { getActiveOption, announces, isClosed, listbox, optionNames } from '../private/stories/comboboxQueries.ts'
import { cities, type City } from '../private/stories/exampleCities.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const submitted = fn()

const meta = {
  title: 'UI/Fields/Combobox',
  component: Combobox<City>,
  args: {
    label: 'City',
    name: 'city',
    textName: 'city_name',
    options: cities,
    getKey: (city) => city.id,
    getLabel: (city) => city.name,
    onValueChange: fn(),
    onCustomValue: fn(),
  },
  render: (args) => (
    <form
      aria-label="Company"
      onSubmit={(event) => {
        event.preventDefault()
        submitted([...new FormData(event.currentTarget)])
      }}
    >
      <Combobox {...args} />
      <Button type="submit">Send</Button>
      <Button type="reset">Start again</Button>
    </form>
  ),
  beforeEach: () => void submitted.mockClear(),
  tags: ['one-theme', '!autodocs'],
} satisfies Meta<ComboboxProps<City>>
export default meta
type Story = StoryObj<typeof meta>

const lagos = cities[0] ?? null
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })

export const SubmitsKeyAndText: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    const control = field()
    await expect(control).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.type(control, 'kan{ArrowDown}{Enter}')
    await isClosed(control)
    // Enter selected the option and did not submit.
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledTimes(1)
    await expect(submitted).toHaveBeenLastCalledWith([
      ['city', 'kan'],
      ['city_name', 'Kano'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('')
    await expect(canvas.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false)
  },
}

export const RestoresTextThatIsNoOption: Story = {
  args: { defaultValue: lagos },
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.type(control, ' island{Enter}')
    await expect(control).toHaveValue('Lagos')
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.type(control, ' island')
    await userEvent.click(document.body)
    await expect(control).toHaveValue('Lagos')
    await isClosed(control)
    // The full name of an option selects it without a click.
    await userEvent.clear(control)
    await userEvent.type(control, 'benin city')
    await userEvent.tab()
    await expect(control).toHaveValue('Benin City')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[4])
  },
}

export const AcceptsCustomValues: Story = {
  args: { allowCustomValue: true },
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'Epe{Enter}')
    await waitFor(() =>
      expect(submitted.mock.calls.flat()).toContainEqual([
        ['city', 'Epe'],
        ['city_name', 'Epe'],
      ]),
    )
    await expect(args.onCustomValue).toHaveBeenCalledTimes(1)
    await expect(args.onCustomValue).toHaveBeenLastCalledWith('Epe')
    await isClosed(control)
    await userEvent.type(control, ' North')
    await userEvent.tab()
    await expect(control).toHaveValue('Epe North')
    await expect(args.onCustomValue).toHaveBeenLastCalledWith('Epe North')
    // The last option keeps the typed text and is reachable by keyboard.
    await userEvent.clear(control)
    await userEvent.type(control, 'Lag')
    await expect(optionNames()).toEqual(['Lagos', 'Use “Lag” as typed, If it is not in the list'])
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveOption(control)).toBe('Use “Lag” as typed, If it is not in the list')
    await userEvent.keyboard('{Enter}')
    await expect(control).toHaveValue('Lag')
    await isClosed(control)
    await expect(submitted).toHaveBeenCalledTimes(1)
    // No option was selected.
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Autofill: Story = {
  play: async ({ args }) => {
    const control = field()
    const fill = async (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
      await fireEvent(control, new Event('input', { bubbles: true }))
    }
    await fill('abv')
    await expect(control).toHaveValue('Abuja')
    await fill('kano')
    await expect(control).toHaveValue('Kano')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await fill('Atlantis')
    await expect(control).toHaveValue('Kano')
    await isClosed(control)
  },
}

export const Composition: Story = {
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.click(control)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(optionNames()).toHaveLength(cities.length))
    const compose = async (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
      await fireEvent(control, new InputEvent('input', { bubbles: true, isComposing: true, data: text }))
    }
    await fireEvent.compositionStart(control)
    await compose('k')
    await compose('ka')
    // No search during composition, and Enter belongs to it.
    await expect(optionNames()).toHaveLength(cities.length)
    await fireEvent.keyDown(control, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(control, { key: 'ArrowDown', keyCode: 229 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
    await expect(getActiveOption(control)).toBeNull()
    await fireEvent.compositionEnd(control)
    await waitFor(() => expect(optionNames()).toEqual(['Kano']))
  },
}

export const OnScreenKeyboard: Story = {
  args: { enterKeyHint: 'next', clearable: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const control = field()
    await expect(control).toHaveAttribute('enterkeyhint', 'next')
    await userEvent.type(control, 'Abuja')
    // “Next” moves focus without a key event; “Go” is Enter.
    control.blur()
    await isClosed(control)
    await expect(control).toHaveValue('Abuja')
    control.focus()
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(control).toHaveValue('')
    await expect(control).toHaveFocus()
    await announces(canvasElement, 'Cleared')
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['city', ''],
      ['city_name', ''],
    ])
  },
}

export const DisabledAndReadOnly: Story = {
  render: (args) => (
    <form aria-label="Company">
      <Combobox {...args} defaultValue={lagos} readOnly clearable />
      <fieldset disabled>
        <Combobox {...args} label="Off" name="off" textName={undefined} defaultValue={lagos} />
      </fieldset>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = field()
    await userEvent.click(control)
    await userEvent.keyboard('{ArrowDown}x{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(control).toHaveValue('Lagos')
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['city', 'los'],
      ['city_name', 'Lagos'],
    ])
  },
}

export const ReopensAtTheSelectedOption: Story = {
  args: { defaultValue: cities[6] ?? null },
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await listbox('City')
    await expect(getActiveOption(control)).toBe('Kano')
    // The text of the selected option is not a query: all options are shown.
    await expect(optionNames()).toHaveLength(cities.length)
    await userEvent.type(control, '{Backspace}')
    await expect(optionNames()).toEqual(['Kano'])
  },
}
