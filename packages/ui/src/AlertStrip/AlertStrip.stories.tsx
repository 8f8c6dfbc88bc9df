import type { Meta, StoryObj } from '@storybook/react-vite'
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
        KJA-456XY and LND-482XA get no new trips until you renewLink them.
      </AlertStrip>
      <AlertStrip tone="warning" title="1 document expires in 12 days." action={renewLink} />
      <AlertStrip tone="success" title="Your address is verified." />
      <AlertStrip tone="info" title="Your documents are under review.">
        This takes up to two working days.
      </AlertStrip>
      <Card padding="none">
        <AlertStrip placement="card" tone="warning" title="Not getting trips." action={renewLink}>
          Road worthiness expired 3 days ago.
        </AlertStrip>
      </Card>
    </Stack>
  ),
}

/** For the controls of the documentation. */
export const Playground: Story = {}
