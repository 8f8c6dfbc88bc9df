import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { getActiveOption, announces, isClosed, listbox, optionNames } from '../private/stories/comboboxQueries.ts'
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

export const ArrowKeysOpenAndMove: Story = {
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-expanded', 'false')
    await expect(control).not.toHaveAttribute('aria-controls')
    await userEvent.keyboard('{ArrowDown}')
    await expect(control).toHaveAttribute('aria-controls', (await listbox('City')).id)
    await expect(getActiveOption(control)).toBe('Lagos')
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveOption(control)).toBe('Òṣogbo')
    // Port Harcourt is disabled.
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveOption(control)).toBe('Kano')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(getActiveOption(control)).toBe('Lagos')
    await userEvent.keyboard('{Escape}')
    await isClosed(control)
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveOption(control)).toBe('Òṣogbo')
    await expect(control).toHaveValue('')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const EnterTakesTheOnlyResult: Story = {
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'a')
    await expect(getActiveOption(control)).toBeNull()
    await userEvent.type(control, 'buj')
    await expect(getActiveOption(control)).toBe('Abuja')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Abuja' }))
    await expect(control).toHaveValue('Abuja')
  },
}

/** Without typed text there is no search: an emptied field stays empty. */
export const AnEmptiedFieldTakesNothing: Story = {
  args: { options: cities.slice(0, 1), defaultValue: lagos, minChars: 0, clearable: true },
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.click(control)
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(getActiveOption(control)).toBeNull()
    await userEvent.tab()
    await expect(control).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const AltArrowOpensAndCloses: Story = {
  args: { defaultValue: lagos },
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await listbox('City')
    await expect(getActiveOption(control)).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await isClosed(control)
    await expect(control).toHaveValue('Lagos')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const CaretKeysEditTheText: Story = {
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.type(control, 'ab')
    await userEvent.keyboard('{ArrowDown}')
    await expect(getActiveOption(control)).toBe('Abeokuta')
    await userEvent.keyboard('{Home}')
    await expect(control.selectionStart).toBe(0)
    await expect(getActiveOption(control)).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(control.selectionStart).toBe(1)
    await expect(getActiveOption(control)).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{End}')
    await expect(control.selectionStart).toBe(2)
    // Typing a letter clears the active option.
    await userEvent.keyboard('{Backspace}{ArrowDown}b')
    await expect(control).toHaveValue('ab')
    await expect(getActiveOption(control)).toBeNull()
    await expect(optionNames()).toEqual(['Abeokuta', 'Abuja'])
  },
}

export const AutoHighlight: Story = {
  args: { autoHighlight: true },
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'ab')
    await listbox('City')
    await expect(getActiveOption(control)).toBe('Abeokuta')
    await userEvent.type(control, 'u')
    await expect(getActiveOption(control)).toBe('Abuja')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[3])
    await expect(control).toHaveValue('Abuja')
    await isClosed(control)
  },
}

export const TabSelects: Story = {
  render: (args) => (
    <>
      <Combobox {...args} />
      <Combobox {...args} label="Other city" tabKey="leaves" />
    </>
  ),
  play: async ({ args, userEvent }) => {
    const control = field()
    const other = screen.getByRole('combobox', { name: 'Other city' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[1])
    await expect(control).toHaveValue('Ibadan')
    await expect(other).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(other).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await isClosed(other)
  },
}

export const EscapeInSteps: Story = {
  args: { defaultValue: lagos, clearable: true },
  play: async ({ args, canvasElement, userEvent }) => {
    const control = field()
    const onKey = fn()
    const handleKeyDown = (event: KeyboardEvent) => void onKey(event.key)
    document.addEventListener('keydown', handleKeyDown)
    await userEvent.click(control)
    await listbox('City')
    await userEvent.keyboard('{Escape}')
    await isClosed(control)
    await expect(control).toHaveValue('Lagos')
    await userEvent.keyboard('{Escape}')
    await expect(control).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await announces(canvasElement, 'Cleared')
    await expect(onKey).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onKey).toHaveBeenCalledWith('Escape')
    document.removeEventListener('keydown', handleKeyDown)
  },
}
