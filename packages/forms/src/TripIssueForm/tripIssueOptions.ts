import { issueCategories, issueSeverities } from '@vehicle-partner/domain'

const severities: Readonly<Record<(typeof issueSeverities)[number], readonly [label: string, description: string]>> = {
  low: ['Low', 'The trip goes on as planned'],
  medium: ['Medium', 'The trip goes on with a delay'],
  high: ['High', 'Passengers or the vehicle are at risk'],
  stopped: ['Stopped', 'The vehicle cannot go on'],
}

export const categoryOptions = issueCategories.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
export const severityOptions = issueSeverities.map((value) => ({
  value,
  label: severities[value][0],
  description: severities[value][1],
}))
