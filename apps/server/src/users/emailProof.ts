import { emailProofDays, paths } from '@vehicle-partner/domain'
import { lockCaller } from '../auth/accountLock.ts'
import { issueToken } from '../auth/oneTimeTokens.ts'
import type { UserRow } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { sendMessage } from '../outbox/sendMessage.ts'

const notYou = 'If you did not sign up, ignore this email: without the link no one can use this address.'

/** Mails the link that proves the user's present address, once, within seven days. `kind`: the mail of the registration, or another one. */
export async function sendEmailProof(
  tx: Tx,
  context: Pick<Context, 'now' | 'secrets'>,
  user: Pick<UserRow, 'id' | 'email' | 'fname'>,
  kind: 'registration' | 'reminder',
  /** The company that has invited someone who registers. */
  company?: string,
): Promise<void> {
  const { id: userId, email, fname } = user
  const { token } = await issueToken(tx, context.now, 'email', { userId, data: { email }, lifetimeMs: emailProofDays * 86_400_000 })
  const link = paths.confirmEmail({ token })
  const message =
    kind === 'registration'
      ? {
          subject: 'Welcome to Vehicle Partner',
          text: `Hello ${fname},\n\nyour account is ready. Open this link within seven days to confirm your e-mail address. ${describeNextStep(company)} ${notYou}`,
        }
      : {
          subject: 'Confirm your e-mail address',
          text: `Hello ${fname},\n\nopen this link within seven days to confirm the e-mail address of your Vehicle Partner account. ${notYou}`,
        }
  await sendMessage(tx, context, { channel: 'email', to: email, ...message, link })
}

/** A member waits for nothing but the acceptance; an owner sets up an organisation of their own. */
const describeNextStep = (company: string | undefined) =>
  company === undefined
    ? 'Then say how you own your vehicles, and verify your identity and address: after that you can add vehicles, and they can earn.'
    : `Then accept the invitation of ${company}: after that you can work with its team.`

/** Sends the caller the link again; false if the address is proved already. Earlier links stay valid. Throws RequestError `TooManyRequests`. */
export async function resendEmailProof(context: Context): Promise<boolean> {
  const { user } = requireCaller(context)
  if (user.email_verified_at !== null) return false
  await countUse(context, 'contactChange')
  await countUse(context, 'strangerMail', { recipient: user.email.toLowerCase() })
  return inTransaction(context, async (tx) => {
    const present = await lockCaller(tx, context)
    if (present.email_verified_at !== null) return false
    await sendEmailProof(tx, context, present, 'reminder')
    return true
  })
}
