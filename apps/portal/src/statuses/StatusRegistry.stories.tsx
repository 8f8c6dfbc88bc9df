import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, DescriptionList, Grid, Inline, StatusPill } from '@vehicle-partner/ui'
import { expect } from 'storybook/test'
import { statusRegistry } from './statusRegistry.ts'

function AllStatuses() {
  return (
    <Grid columns="halves">
      {Object.entries(statusRegistry).map(([entity, registry]) => (
        <Card key={entity} title={entity}>
          <DescriptionList
            items={Object.entries(registry).map(([status, { Icon, sentence }]) => ({
              term: status,
              value: (
                <>
                  <Inline>
                    <Icon aria-hidden width={16} height={16} />
                    <StatusPill status={status} registry={registry} />
                  </Inline>
                  {sentence}
                </>
              ),
            }))}
          />
        </Card>
      ))}
    </Grid>
  )
}

const meta = { title: 'Portal/Statuses', component: AllStatuses } satisfies Meta<typeof AllStatuses>
export default meta
type Story = StoryObj<typeof meta>

/** Every status of the contract: its word, tone, icon and sentence. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It can be given trips.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'settlementAccount' })).toBeVisible()
  },
}
