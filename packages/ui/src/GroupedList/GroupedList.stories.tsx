import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { SeatMark } from '../SeatMark/SeatMark.tsx'
import { GroupedList } from './GroupedList.tsx'

const boarded = (
  <Badge tone="success" dot>
    Boarded
  </Badge>
)
const groups = [
  {
    id: 'lekki',
    title: 'Lekki Phase 1',
    note: '07:04',
    detail: '1 waiting',
    items: [
      { id: '1', start: <SeatMark>B2</SeatMark>, title: 'Ngozi A.', description: '0803•••0041, to CMS', end: <Badge dot>Waiting</Badge> },
    ],
  },
  {
    id: 'chevron',
    title: 'Chevron',
    note: '06:44',
    detail: '2 of 2 boarded',
    items: [
      { id: '2', start: <SeatMark state="taken">A3</SeatMark>, title: 'Halima B.', description: '0802•••0077, to Sandfill', end: boarded },
      { id: '3', start: <SeatMark state="taken">A4</SeatMark>, title: 'Uche I.', description: '0703•••0114, to CMS', end: boarded },
    ],
  },
]

const meta = { title: 'UI/Data/GroupedList', component: GroupedList, args: { groups } } satisfies Meta<typeof GroupedList>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const GroupsAreRegions: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const chevron = within(canvas.getByRole('region', { name: 'Chevron' }))
    await expect(chevron.getByRole('heading', { level: 2, name: 'Chevron' })).toBeVisible()
    await expect(chevron.getAllByRole('listitem')).toHaveLength(2)
    await expect(chevron.getByText('2 of 2 boarded')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'Agege Motor Road by the old railway station, opposite the market',
        detail: '12 of 12 boarded',
        items: [
          {
            id: '1',
            title: 'Oluwaseun-Temitope A. and 2 more',
            description: '0803•••0041, to Oworonshoki, wheelchair, luggage',
            end: boarded,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(canvas.getByText('Oluwaseun-Temitope A. and 2 more')).toBeVisible(),
}
