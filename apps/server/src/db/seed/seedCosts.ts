import { demoCosts, demoCostsMonths, demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { monthRange, type Day } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { costConfigurations } from '../schema/costTables.ts'
import { lagosTime } from './lagosTime.ts'
import { seededId } from './seededRandom.ts'

/** Writes the default costs of Okafor Mobility, unless it has costs of its own. */
export async function seedCosts(db: Db, firstDay: Day): Promise<void> {
  const partner_id = demoOrganizations.okafor.id
  const [own] = await db
    .select({ id: costConfigurations.id })
    .from(costConfigurations)
    .where(eq(costConfigurations.partner_id, partner_id))
    .limit(1)
  if (own) return
  const effective_from = monthRange(firstDay, -demoCostsMonths).from
  const created_at = lagosTime(effective_from, 9 * 60)
  await db.insert(costConfigurations).values({
    id: seededId('cst', 'okafor:default', created_at),
    partner_id,
    scope: 'default',
    version: 1,
    effective_from,
    items: demoCosts,
    created_by: demoPeople.owner.id,
    created_at,
  })
}
