import type { StepperStep } from '@vehicle-partner/ui'

export type SetupStep = 'company' | 'identity' | 'address'

const labels = {
  company: 'Company information',
  kyc: 'Kyc verification',
  identity: 'Identity verification',
  address: 'Address verification',
} as const

/** The steps of the set-up: two for a business, company information and KYC; an individual has only KYC, part by part (spec section 2). */
export function listSetupSteps(step: SetupStep, mode: string): StepperStep[] {
  const [names, current] =
    mode === 'individual' ? [['identity', 'address'] as const, step] : [['company', 'kyc'] as const, step === 'company' ? step : 'kyc']
  const here = names.findIndex((name) => name === current)
  return names.map((name, at) => ({
    id: name,
    label: labels[name],
    status: at < here ? 'complete' : at === here ? 'current' : 'upcoming',
  }))
}

interface StepHeader {
  eyebrow?: string
  title: string
  lead: string
}

/** What stands over the form of a step. */
export function describeSetupStep(step: SetupStep, mode: string, company?: string): StepHeader {
  const title = labels[step]
  const isBusiness = mode !== 'individual'
  if (step === 'company') return { title, lead: 'As it stands on your CAC certificate.' }
  const part = (number: number) => (isBusiness ? { eyebrow: `Kyc verification, part ${number} of 2` } : {})
  if (step === 'identity') {
    const whose = isBusiness ? `For one director of ${company ?? 'the company'}. ` : ''
    return { ...part(1), title, lead: `${whose}The names must match the document.` }
  }
  return {
    ...part(2),
    title,
    lead: isBusiness ? 'Where the company is, and one paper that shows it.' : 'Where you live, and one paper that shows it.',
  }
}
