import type { InvitationStep } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import { memberMessages } from '../members/memberMessages.ts'

/** The error for someone who accepts an invitation before this step is done. */
export function createInvitationError(step: Exclude<InvitationStep, 'accept'>): RequestError {
  switch (step) {
    case 'register':
      return new RequestError('InvalidTransition', memberMessages.signUpFirst)
    case 'log_in':
      return new RequestError('LoginRequired')
    case 'confirm_email':
      return new RequestError('EmailNotConfirmed')
    case 'switch_account':
      return new RequestError('Forbidden', memberMessages.otherAddress)
  }
}
