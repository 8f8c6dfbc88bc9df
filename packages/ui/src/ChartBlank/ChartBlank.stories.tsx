import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Grid/Grid.tsx'
import { ChartBlank } from './ChartBlank.tsx'

const meta = {
  title: 'UI/Data/ChartBlank',
  component: ChartBlank,
  args: { kind: 'bars', caption: 'Trips per day', subtitle: '1–30 November 2026' },
} satisfies Meta<typeof ChartBlank>
export default meta

export const Overview: StoryObj<typeof meta> = {
  render: (args) => (
    <Grid columns="twoToOne">
      <ChartBlank {...args} />
      <ChartBlank kind="lines" caption="Earnings" subtitle="2026" />
      <ChartBlank kind="donut" caption="Trips by state" subtitle="This month" />
    </Grid>
  ),
}
