import { endSentence } from '@vehicle-partner/domain'
import type { StepperStep } from '@vehicle-partner/ui'

export type SetupStep = 'company' | 'identity' | 'address'

const labels = {
  company: 'Company information',
  kyc: 'Kyc verification',
  identity: 'Identity verification',
  address: 'Address verification',
} as const

/**
 * The steps of the set-up: company information and KYC for a business; the two parts of KYC for an individual (spec section 2). An identity
 * that was declined meanwhile needs attention.
 */
export function listSetupSteps(step: SetupStep, mode: string, declinedIdentity?: { href: string }): StepperStep[] {
  const [names, current] =
    mode === 'individual' ? [['identity', 'address'] as const, step] : [['company', 'kyc'] as const, step === 'company' ? step : 'kyc']
  const currentIndex = names.findIndex((name) => name === current)
  return names.map((name, index) => ({
    id: name,
    label: labels[name],
    ...(declinedIdentity && (name === 'identity' || name === 'kyc')
      ? { status: 'error', href: declinedIdentity.href }
      : { status: index < currentIndex ? 'complete' : index === currentIndex ? 'current' : 'upcoming' }),
  }))
}

interface StepHeader {
  eyebrow?: string
  title: string
  lead: string
}

/** The title, eyebrow and lead of a step. */
export function describeSetupStep(step: SetupStep, mode: string, company?: string): StepHeader {
  const title = labels[step]
  const isBusiness = mode !== 'individual'
  if (step === 'company') return { title, lead: 'Exactly as on your CAC certificate.' }
  const part = (number: number) => (isBusiness ? { eyebrow: `Kyc verification, part ${number} of 2` } : {})
  if (step === 'identity') {
    const director = isBusiness ? `${endSentence(`For one director of ${company ?? 'the company'}`)} ` : ''
    return { ...part(1), title, lead: `${director}The names must match the document.` }
  }
  return {
    ...part(2),
    title,
    lead: isBusiness ? 'Where the company is, and one document that proves it.' : 'Where you live, and one document that proves it.',
  }
}
