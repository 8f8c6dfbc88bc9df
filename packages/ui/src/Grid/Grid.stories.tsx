import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../Divider/Divider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Grid, type GridColumns } from './Grid.tsx'

const meta = { title: 'UI/Layout/Grid', component: Grid } satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

const patterns: GridColumns[] = ['one', 'halves', 'thirds', 'twoToOne', 'oneToTwo', 'facts']

export const Overview: Story = {
  render: () => (
    <Stack gap="xxlarge">
      {patterns.map((columns) => (
        <Grid key={columns} columns={columns}>
          {['First', 'Second', 'Third', 'Fourth'].map((name) => (
            <Stack key={name} gap="xsmall">
              <Divider tone="default" />
              <Text size="small">{`${name} of ${columns}`}</Text>
            </Stack>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
}

/** For the controls of the documentation. */
export const Playground: Story = {
  args: { columns: 'halves', children: ['First', 'Second', 'Third', 'Fourth'].map((name) => <Text key={name}>{name}</Text>) },
}
