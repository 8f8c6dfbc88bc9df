import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPeople } from '@vehicle-partner/api/mock'
import { expect, screen } from 'storybook/test'
import { BrowserProduct } from './BrowserProduct.tsx'

const meta = {
  title: 'Start/The product in the browser',
  component: BrowserProduct,
  tags: ['!autodocs', 'one-theme'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { at: '/dashboard', as: 'owner' },
} satisfies Meta<typeof BrowserProduct>
export default meta
type Story = StoryObj<typeof meta>

const isPerson = (name: string | null): name is keyof typeof demoPeople => name !== null && Object.hasOwn(demoPeople, name)

/** Other pages link here with a path of the portal and a demo user. */
function readAddress() {
  const query = new URLSearchParams(window.location.search)
  const at = query.get('at')
  const as = query.get('as')
  return at === null ? {} : { at, as: isPerson(as) ? as : ('visitor' as const) }
}

export const Product: Story = { name: 'The product in the browser', render: (args) => <BrowserProduct {...args} {...readAddress()} /> }

/** The clock moves for the same data, another user has other pages, and a reset brings the first data back. */
export const ClockUserAndReset: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    const demo = canvas.getByRole('region', { name: 'Demo' })
    await expect(demo).toHaveTextContent('21-11-2026')
    await userEvent.click(canvas.getByRole('button', { name: '1 week later' }))
    await expect(demo).toHaveTextContent('28-11-2026')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Signed in as' }), 'visitor')
    await expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(demo).toHaveTextContent('21-11-2026')
  },
}
