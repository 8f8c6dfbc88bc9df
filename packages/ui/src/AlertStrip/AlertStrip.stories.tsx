import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AlertStrip } from './AlertStrip.tsx'

const meta = { title: 'UI/Data/AlertStrip', component: AlertStrip, args: { title: '2 documents have expired.' } } satisfies Meta<
  typeof AlertStrip
>
export default meta
type Story = StoryObj<typeof meta>

const renewLink = (
  <Link href="#documents" tone="inherit">
    Renew documents
  </Link>
)

export const Overview: Story = {
  render: () => (
    <Stack>
      <AlertStrip tone="danger" title="2 documents have expired." action={renewLink}>
        KJA-456XY and LND-482XA get no new trips until you renew them.
      </AlertStrip>
      <AlertStrip tone="warning" title="1 document expires in 12 days." action={renewLink} />
      <AlertStrip tone="success" title="Your address is verified." />
      <AlertStrip tone="info" title="Your documents are under review.">
        This takes up to two working days.
      </AlertStrip>
      <Card>
        <Stack>
          Toyota Hiace 2014
          <AlertStrip placement="card" tone="warning" title="Not getting trips." action={renewLink}>
            Road worthiness expired 3 days ago.
          </AlertStrip>
        </Stack>
      </Card>
    </Stack>
  ),
}

/** It reaches the edges of the card, and as its last content the end of it. */
export const AtTheEndOfACard: Story = {
  args: { placement: 'card', 'data-testid': 'strip' } as Story['args'],
  render: (args) => (
    <Card data-testid="card">
      <Stack>
        Toyota Hiace 2014
        <AlertStrip {...args} />
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByTestId('strip').getBoundingClientRect()
    const card = canvas.getByTestId('card').getBoundingClientRect()
    await expect([strip.left - card.left, card.right - strip.right, card.bottom - strip.bottom]).toEqual([1, 1, 1])
  },
}

/** A button has a line of its own, apart from the text. */
export const ButtonOnAPhone: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'This is what you typed before.',
    action: (
      <Button variant="secondary" size="small">
        Start again
      </Button>
    ),
    children: 'Photos and documents are kept for a day, in the browser that added them.',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/in the browser that added them/).getClientRects()
    const button = canvas.getByRole('button', { name: 'Start again' }).getBoundingClientRect()
    await expect(button.top - Math.max(...[...text].map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(4)
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}
