import { StatCard } from '@vehicle-partner/ui'

export const Part = () => <StatCard label="Vehicles" value={12} hint="2 more than last month" />
