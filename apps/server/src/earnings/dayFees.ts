import { sql, type SQL } from 'drizzle-orm'

/**
 * The days of organisations with trip earnings: `kobo` is their sum, `due_kobo` the platform fee on it by the newest rate card of the day (half
 * a kobo is rounded up, as in `applyBasisPoints`), `charged_kobo` the sum of the day's fees. `where` limits the earning lines `e`.
 */
export const selectDayFees = (where: SQL): SQL => sql`
  select d.id, d.partner_id, d.service_date, d.kobo, d.count, d.newest_at, floor((d.kobo * terms.bps + 5000) / 10000) as due_kobo,
    coalesce(fees.kobo, 0) as charged_kobo, fees.count as charged_count
  from (
    select min(e.id) as id, e.partner_id, e.service_date, sum(e.amount_kobo) as kobo, count(*) as count, max(e.occurred_at) as newest_at
    from earning_lines e where e.type = 'trip_earning' and e.trip_id is not null and e.reverses_id is null and e.state <> 'void' and ${where}
    group by e.partner_id, e.service_date
  ) d cross join lateral (
    select c.platform_fee_bps as bps from rate_cards c
    where c.effective_from <= d.service_date and (c.partner_id is null or c.partner_id = d.partner_id)
    order by c.partner_id is null, c.effective_from desc, c.version desc, c.id limit 1
  ) terms cross join lateral (
    select sum(f.amount_kobo) as kobo, count(*) as count from earning_lines f
    where f.partner_id = d.partner_id and f.service_date = d.service_date and f.type = 'platform_fee' and f.reverses_id is null and f.state <> 'void'
  ) fees`
