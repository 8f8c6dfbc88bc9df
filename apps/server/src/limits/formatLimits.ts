import { describeWait } from '@vehicle-partner/domain'
import { countedLimits, otherLimits, type CountedLimit, type OtherLimit, type Quota } from './limits.ts'

/** The table of docs/limits.md, one line per limit. */
export function formatLimits(): string {
  const counted = Object.entries<CountedLimit>(countedLimits).map(
    ([name, { what, unit, quotas, reason }]) =>
      `| \`${name}\` | ${what} | ${quotas.map((quota) => formatQuota(quota, unit)).join('<br>')} | ${reason} |`,
  )
  const others = Object.entries<OtherLimit>(otherLimits).map(
    ([name, { what, by, most, window, reason }]) => `| \`${name}\` | ${what} | ${by}: ${formatAmount(most, name)}, ${window} | ${reason} |`,
  )
  return ['| name | what is limited | by: number, window | reason |', '|---|---|---|---|', ...counted, ...others, ''].join('\n')
}

const formatQuota = ({ by, most, seconds }: Quota, unit: CountedLimit['unit']) =>
  `${by}: ${unit ? formatBytes(most) : formatNumber(most)}, ${formatWindow(seconds)}`

const formatWindow = (seconds: number) => (seconds === 86_400 ? '1 day' : seconds === 3600 ? '1 hour' : describeWait(seconds))
const formatAmount = (most: number, name: string) => (name.endsWith('Bytes') ? formatBytes(most) : formatNumber(most))
const formatNumber = (number: number) => number.toLocaleString('en-GB')
const formatBytes = (bytes: number) => `${formatNumber(bytes / 1024 / 1024)} MB`
