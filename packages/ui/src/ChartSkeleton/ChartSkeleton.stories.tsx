import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'

const meta = {
  title: 'UI/Data/ChartSkeleton',
  component: ChartSkeleton,
  args: { kind: 'bars', caption: 'Trips per day', subtitle: '1–30 November 2026' },
} satisfies Meta<typeof ChartSkeleton>
export default meta

export const Overview: StoryObj<typeof meta> = {
  render: (args) => (
    <Grid columns="twoToOne">
      <ChartSkeleton {...args} />
      <ChartSkeleton kind="lines" caption="Earnings" subtitle="2026" />
      <ChartSkeleton kind="donut" caption="Trips by state" subtitle="This month" alternative="Completed: 318, Active: 3, Upcoming: 96" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    // A long text must not lengthen the page.
    await expect(canvas.getByText('Completed: 318, Active: 3, Upcoming: 96').scrollHeight).toBeLessThan(40)
    await expect(canvas.getAllByText('Loading')).toHaveLength(2)
  },
}

/** For the controls of the documentation. */
export const Playground: StoryObj<typeof meta> = {}
