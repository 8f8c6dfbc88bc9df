import { lagosDate } from '@vehicle-partner/domain'
import { DashboardFigures, type DashboardFiguresProps } from '../../../dashboard/DashboardFigures.tsx'
import { FiguresAge } from '../../../dashboard/OverviewHeader.tsx'
import { TaskStrips } from '../../../dashboard/TaskStrips.tsx'
import { SupportContactsRoom } from '../../../support/SupportContactsRoom.tsx'
import { readFirstAnswer, renew, showFirst, showFirstPart } from '../showFirstPart.tsx'

interface Summary {
  data: NonNullable<DashboardFiguresProps['data']>
  metadata: { as_of: string }
}

async function showFigures() {
  const { roles } = window.bootstrap
  const [summary, rating] = await Promise.all([
    readFirstAnswer<Summary>('partners.summary'),
    readFirstAnswer<NonNullable<DashboardFiguresProps['rating']>>('ratings.partner'),
  ])
  const stated = summary?.data.period
  if (!stated || !roles) return
  const { data, metadata } = summary
  const { as_of: asOf } = metadata
  await showFirstPart('data-loading-figures', () => (
    <DashboardFigures data={data} asOf={new Date(asOf)} stated={stated} rating={rating} roles={roles} />
  ))
  await showFirstPart('data-loading-age', () => <FiguresAge asOf={asOf} today={lagosDate(new Date(asOf))} />)
  renew(
    await showFirstPart('data-loading-tasks', () => (
      <TaskStrips items={data.needs_action ?? []} roles={roles} support={<SupportContactsRoom />} />
    )),
  )
}

void showFirst(showFigures)
